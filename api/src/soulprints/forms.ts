import type { ApiBodyOptions } from '@nestjs/swagger';

/** How a form is described: its files, and its other fields with whether they are needed. */
export function filesIn(field: string, others: Readonly<Record<string, boolean>> = {}): ApiBodyOptions {
  const needed = Object.keys(others).filter((name) => others[name]);
  const texts = Object.fromEntries(Object.keys(others).map((name) => [name, { type: 'string' }]));
  return {
    schema: {
      type: 'object',
      required: [field, ...needed],
      properties: { [field]: { type: 'array', items: { type: 'string', format: 'binary' } }, ...texts },
    },
  };
}
