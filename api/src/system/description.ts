import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ROUTES, TEXTS } from '@kinloom/contract';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

const DOCUMENT = 'api/openapi.json';

/** The one call that no controller serves. */
const ITSELF: OpenAPIObject['paths'][string] = {
  get: {
    operationId: 'Description_get',
    responses: {
      '200': { description: 'This document.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
    tags: ['Description'],
  },
};

/** The OpenAPI document, made from the controllers and the validating classes; with a readable page. */
export function serveDescription(app: NestExpressApplication): void {
  const schemas = validationMetadatasToSchemas() as Record<string, object>;
  SwaggerModule.setup(
    'api/docs',
    app,
    () => {
      const config = new DocumentBuilder()
        .setTitle(TEXTS.product)
        .setDescription(TEXTS.tagline)
        .addCookieAuth('kinloom.sid')
        .build();
      const document = SwaggerModule.createDocument(app, config);
      document.paths[`/${DOCUMENT}`] = ITSELF;
      for (const [path, calls] of Object.entries(document.paths)) {
        for (const [method, call] of Object.entries(calls as Record<string, { security?: object[] }>)) {
          const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
          if (ROUTES[route as keyof typeof ROUTES]?.access !== 'public') call.security = [{ cookie: [] }];
        }
      }
      return {
        ...document,
        components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
      };
    },
    { jsonDocumentUrl: DOCUMENT, yamlDocumentUrl: 'api/openapi.yaml', customSiteTitle: TEXTS.product },
  );
}
