import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsOptional, IsString, Length, MaxLength, registerDecorator } from 'class-validator';
import { LIMITS } from '../common/limits';
import { EDITABLE_STATUSES, SLIDERS, type Personality } from './souls';
import { TEXTS } from '../texts/texts';
import { IsAvatar, JsonBytes, trimmed } from '../common/validation';

const missing = TEXTS.souls.missing.description;

/** Validates a personality: text, or an object whose sliders are integers from 1 to 5. */
function IsPersonality(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isPersonality',
      target: target.constructor,
      propertyName: String(property),
      options: { message: 'A personality is text or an object, its four sliders whole numbers from 1 to 5.' },
      validator: {
        validate: (value: unknown) => {
          if (typeof value === 'string') return true;
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
          const given = value as Record<string, unknown>;
          return SLIDERS.every((slider) => {
            const n = given[slider];
            return (
              n === undefined || (Number.isInteger(n) && Number(n) >= LIMITS.sliderMin && Number(n) <= LIMITS.sliderMax)
            );
          });
        },
      },
    });
}

/** Body of `POST /api/companions`. */
export class CreateCompanionRequest {
  @Transform(trimmed)
  @IsString({ message: missing })
  @Length(1, LIMITS.soulNameLength, { message: missing })
  name!: string;

  @Transform(trimmed)
  @IsString({ message: missing })
  @Length(1, LIMITS.archetypeLength, { message: missing })
  archetype!: string;

  @IsOptional()
  @IsPersonality()
  @JsonBytes(LIMITS.personalityBytes, { message: 'This personality is too large.' })
  personality?: Personality | string;

  @IsOptional()
  @IsString({ message: 'Instructions are text.' })
  @MaxLength(LIMITS.instructionsLength, { message: 'These instructions are too long.' })
  gptInstructions?: string;

  /** Avatar as a data URL; omitted or null generates one from the name. */
  @IsOptional()
  @IsAvatar()
  avatar?: string | null;
}

/** Body of `PUT /api/companions/:id`. Omitted fields are not changed. */
export class UpdateCompanionRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: missing })
  @Length(1, LIMITS.soulNameLength, { message: missing })
  name?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: missing })
  @Length(1, LIMITS.archetypeLength, { message: missing })
  archetype?: string;

  @IsOptional()
  @IsPersonality()
  @JsonBytes(LIMITS.personalityBytes, { message: 'This personality is too large.' })
  personality?: Personality | string;

  @IsOptional()
  @IsString({ message: 'Instructions are text.' })
  @MaxLength(LIMITS.instructionsLength, { message: 'These instructions are too long.' })
  gptInstructions?: string;

  @IsOptional()
  @IsIn(EDITABLE_STATUSES, { message: 'This status is not valid for a soul.' })
  status?: (typeof EDITABLE_STATUSES)[number];

  /** Avatar as a data URL; null generates one from the name. */
  @IsOptional()
  @IsAvatar()
  avatar?: string | null;
}

/** Body of `PUT /api/companions/:id/gpt-instructions`. */
export class InstructionsRequest {
  @IsDefined({ message: 'Instructions are text.' })
  @IsString({ message: 'Instructions are text.' })
  @MaxLength(LIMITS.instructionsLength, { message: 'These instructions are too long.' })
  gptInstructions!: string;
}
