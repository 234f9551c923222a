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
import { SOULPRINT_TEXTS } from '../texts/soulprints';

const ID = 'An id is a positive whole number.';

/** Validates a positive integer up to `Number.MAX_SAFE_INTEGER`. Larger values lose precision and are out of the database's range. */
export function IsId({ each = false, message = ID } = {}): PropertyDecorator {
  return (target, property) => {
    IsInt({ message, each })(target, property);
    Min(1, { message, each })(target, property);
    Max(Number.MAX_SAFE_INTEGER, { message, each })(target, property);
  };
}

/** `IsId` for query strings: converts the text to a number first. */
export function IsIdText(): PropertyDecorator {
  return (target, property) => {
    Type(() => Number)(target, property);
    IsId()(target, property);
  };
}

/** For `@Transform`: trims text; other types pass unchanged and fail validation. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** Validates an avatar: a base64 data URL of a PNG, JPEG, WebP or GIF image, or '' for none. */
export function IsAvatar(): PropertyDecorator {
  const message = SOULPRINT_TEXTS.avatarNoImage;
  return (target, property) => {
    IsString({ message })(target, property);
    MaxLength(LIMITS.avatarLength, { message: 'This picture is too large.' })(target, property);
    Matches(/^(?:|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*)$/, { message })(target, property);
  };
}

/** Validates that the JSON of the value has at most `bytes` bytes in UTF-8. */
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
