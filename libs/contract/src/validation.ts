import { type TransformFnParams, Type } from 'class-transformer';
import {
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  type ValidationOptions,
} from 'class-validator';
import { LIMITS } from './limits';
import { SOULPRINT_TEXTS } from './texts/soulprints';

const ID = 'An id is a positive whole number.';

/** A positive whole number that JavaScript holds exactly: above, neighbours are the same number, and the database refuses them. */
export function IsId({ each = false, message = ID } = {}): PropertyDecorator {
  return (target, property) => {
    IsInt({ message, each })(target, property);
    Min(1, { message, each })(target, property);
    Max(Number.MAX_SAFE_INTEGER, { message, each })(target, property);
  };
}

/** The same in a query, where everything is text. */
export function IsIdText(): PropertyDecorator {
  return (target, property) => {
    Type(() => Number)(target, property);
    IsId()(target, property);
  };
}

/** For `@Transform`: text without white space around it; anything else is left for the validators to refuse. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** A picture of a kind that is shown, as a data URL; '' for none. */
export function IsAvatar(): PropertyDecorator {
  const message = SOULPRINT_TEXTS.avatarNoImage;
  return (target, property) => {
    IsString({ message })(target, property);
    MaxLength(LIMITS.avatarLength, { message: 'This picture is too large.' })(target, property);
    Matches(/^(?:|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*)$/, { message })(target, property);
  };
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
