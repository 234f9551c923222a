import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Config } from '@kinloom/config';
import { ROUTES, TEXTS } from '@kinloom/contract';
import { SystemService } from '@kinloom/domain/administration';
import type { RequestHandler } from 'express';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { operatorsOnly } from '../administration/operator.guard';
import { nonceOf } from '../common/security-headers';
import { sessionCookieName } from '../common/session-store';

const DOCUMENT = 'api/openapi.json';
const YAML = 'api/openapi.yaml';
const PAGE = 'api/docs';

/** Operation of the document itself, which no controller serves. */
const DOCUMENT_PATH_ITEM: OpenAPIObject['paths'][string] = {
  get: {
    operationId: 'Description_get',
    responses: {
      '200': { description: 'This document.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
    tags: ['Description'],
  },
};

/**
 * Serves the OpenAPI document, generated from the controllers and request classes, and a page that shows it. For operators only: a list of all
 * routes and parameters mainly helps attackers. Must be called after the session handlers are installed.
 */
export function serveOpenApi(app: NestExpressApplication, settings: Config): void {
  app.use([`/${PAGE}`, `/${DOCUMENT}`, `/${YAML}`], operatorsOnly(app.get(SystemService)));
  app.use(`/${PAGE}`, applyStyleNonce);
  const schemas = validationMetadatasToSchemas() as Record<string, object>;
  SwaggerModule.setup(
    PAGE,
    app,
    () => {
      const config = new DocumentBuilder()
        .setTitle(TEXTS.product)
        .setDescription(TEXTS.tagline)
        .addCookieAuth(sessionCookieName(settings))
        .build();
      const document = SwaggerModule.createDocument(app, config);
      document.paths[`/${DOCUMENT}`] = DOCUMENT_PATH_ITEM;
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
    { jsonDocumentUrl: DOCUMENT, yamlDocumentUrl: YAML, customSiteTitle: TEXTS.product },
  );
}

/** Adds the nonce to the style elements of the page, and replaces its inline style attribute, which the policy forbids. */
const applyStyleNonce: RequestHandler = (_request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) =>
    send(
      typeof body === 'string' && body.includes('<!DOCTYPE html>')
        ? body
            .replaceAll('<style>', `<style nonce="${nonceOf(response)}">`)
            .replace('style="position:absolute;width:0;height:0"', 'width="0" height="0"')
        : body,
    );
  next();
};
