import { registerDecorator, type ValidationOptions } from 'class-validator';
import type { TransformFnParams } from 'class-transformer';

/** For `@Transform`: text without white space around it; anything else is left for the validators to refuse. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** The value's JSON has at most `bytes` bytes in UTF-8. */
export function JsonBytes(bytes: number, options?: ValidationOptions): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'jsonBytes',
      target: target.constructor,
      propertyName: String(property),
      constraints: [bytes],
      ...(options ? { options } : {}),
      validator: {
        validate: (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '').length <= bytes,
      },
    });
}
