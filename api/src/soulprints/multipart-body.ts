import type { ApiBodyOptions } from '@nestjs/swagger';

/**
 * OpenAPI schema of a multipart form.
 * @param field name of the field with the files
 * @param others names of the text fields, and whether they are required
 */
export function multipartBody(field: string, others: Readonly<Record<string, boolean>> = {}): ApiBodyOptions {
  const required = Object.keys(others).filter((name) => others[name]);
  const textFields = Object.fromEntries(Object.keys(others).map((name) => [name, { type: 'string' }]));
  return {
    schema: {
      type: 'object',
      required: [field, ...required],
      properties: { [field]: { type: 'array', items: { type: 'string', format: 'binary' } }, ...textFields },
    },
  };
}
