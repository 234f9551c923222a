import { DomainError } from '@kinloom/contract';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

/** Maximum nesting depth of a request body. */
const MAX_DEPTH = 32;

type Class<T> = new () => T;

/**
 * Parses external input into a request class: cleans strings, drops unknown keys and validates the rest.
 * @throws DomainError invalid with a reason per field; malformed
 */
export function parse<T extends object>(type: Class<T>, value: unknown): T {
  const input: unknown = clean(value ?? {}, 0);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new DomainError('malformed');
  const instance = plainToInstance(type, input);
  const errors = validateSync(instance, { whitelist: true, forbidUnknownValues: true });
  if (errors.length > 0) throw new DomainError('invalid', { fields: fieldsOf(errors) });
  return instance;
}

/** Makes strings storable in PostgreSQL: removes NUL and replaces lone surrogates by U+FFFD. */
function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new DomainError('malformed');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key, depth), clean(item, depth + 1)]));
}

/** Decorators are applied bottom-up, so the last constraint is the one declared first, which is the most basic. */
function fieldsOf(errors: ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [
      property,
      Object.values(constraints ?? {}).at(-1) ?? 'This cannot be used.',
    ]),
  );
}

/** Parses bodies and queries into the declared class of the parameter. */
@Injectable()
export class ParsePipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object) return value;
    return parse(metatype as Class<object>, value);
  }
}

/** Parses an id in a path. @throws DomainError not_found if it cannot be an id */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = Number(value);
    if (!/^\d{1,16}$/.test(value) || !Number.isSafeInteger(id) || id < 1) throw new DomainError('not_found');
    return id;
  }
}
