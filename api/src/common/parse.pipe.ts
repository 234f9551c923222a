import { DomainError } from '@kinloom/contract';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

/** Objects within objects: deeper is nobody's message. */
const DEPTH = 32;

type Class<T> = new () => T;

/**
 * What came over a border, as the class that describes it: texts made storable, unknown keys dropped, the rest checked.
 * @throws DomainError invalid, naming each field; malformed
 */
export function parse<T extends object>(type: Class<T>, value: unknown): T {
  const given: unknown = clean(value ?? {}, 0);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new DomainError('malformed');
  const instance = plainToInstance(type, given);
  const errors = validateSync(instance, { whitelist: true, forbidUnknownValues: true });
  if (errors.length > 0) throw new DomainError('invalid', { fields: fieldsOf(errors) });
  return instance;
}

/** PostgreSQL keeps neither NUL nor halves of surrogate pairs: the one is dropped, the others become U+FFFD. */
function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) throw new DomainError('malformed');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key, depth), clean(item, depth + 1)]));
}

/** Decorators are applied from the last to the first: the last reason is that of the first one written, which asks for the least. */
function fieldsOf(errors: ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [
      property,
      Object.values(constraints ?? {}).at(-1) ?? 'This cannot be used.',
    ]),
  );
}

/** Parses bodies and queries by the class their parameter is declared with. */
@Injectable()
export class ParsePipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object) return value;
    return parse(metatype as Class<object>, value);
  }
}

/** An id in a path: what cannot be one is the id of nothing. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = Number(value);
    if (!/^\d{1,16}$/.test(value) || !Number.isSafeInteger(id) || id < 1) throw new DomainError('not_found');
    return id;
  }
}
