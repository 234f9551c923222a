import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { ROUTES, TEXTS } from '@kinloom/contract';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

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
    { jsonDocumentUrl: 'api/openapi.json', yamlDocumentUrl: 'api/openapi.yaml', customSiteTitle: TEXTS.product },
  );
}
