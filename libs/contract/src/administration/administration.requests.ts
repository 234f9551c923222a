import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ROLES, type Role } from '../accounts/accounts';
import { LIMITS } from '../common/limits';
import { SamplingRequest } from '../models/models.requests';

const rule = { message: `A rule has 1 to ${LIMITS.ruleLength} characters.` };
const phrase = { message: `A phrase has at most ${LIMITS.ruleLength} characters.` };
const rules = { message: `A soul has at most ${LIMITS.rules} rules.` };
const style = { message: `A trait of thinking has 1 to ${LIMITS.ruleLength} characters.` };
const rigidity = { message: 'A voice rigidity is a number from 0 to 1.' };

/** One rule of the voice constraints of a soul, in `PUT /api/admin/souls/:id/config`. */
export class ConstraintRequest {
  @IsIn(['positive', 'negative'], { message: 'A rule is positive or negative.' })
  type!: 'positive' | 'negative';

  @IsIn([1, 2, 3], { message: 'A severity is 1, 2 or 3.' })
  severity!: 1 | 2 | 3;

  @IsString(rule)
  @Length(1, LIMITS.ruleLength, rule)
  rule!: string;

  @IsString(phrase)
  @MaxLength(LIMITS.ruleLength, phrase)
  fallbackPhrase!: string;
}

/** Voice constraints in `PUT /api/admin/souls/:id/config`. */
export class VoiceConstraintsRequest {
  @IsIn([0, 1, 2, 3], { message: 'An adaptability level is 0, 1, 2 or 3.' })
  adaptabilityLevel!: 0 | 1 | 2 | 3;

  @IsNumber({}, rigidity)
  @Min(0, rigidity)
  @Max(1, rigidity)
  voiceRigidity!: number;

  @IsArray(rules)
  @ArrayMaxSize(LIMITS.rules, rules)
  @ValidateNested({ each: true })
  @Type(() => ConstraintRequest)
  coreConstraints!: ConstraintRequest[];
}

function Style(): PropertyDecorator {
  return (target, property) => {
    IsString(style)(target, property);
    Length(1, LIMITS.ruleLength, style)(target, property);
  };
}

/** Thinking style in `PUT /api/admin/souls/:id/config`. */
export class ThinkingStyleRequest {
  @Style() cognitiveFramework!: string;
  @Style() memoryInterpretation!: string;
  @Style() responseFraming!: string;
  @Style() questioningStyle!: string;
  @Style() emotionalProcessing!: string;
  @Style() reflectionDepth!: string;
  @Style() uncertaintyHandling!: string;
  @Style() relationalApproach!: string;
}

/** Partial update: omitted fields stay unchanged; null removes the operator's override. */
export class SoulConfigRequest {
  @IsOptional()
  @ValidateNested({ message: 'The voice constraints are invalid.' })
  @Type(() => VoiceConstraintsRequest)
  voiceConstraints?: VoiceConstraintsRequest | null;

  @IsOptional()
  @ValidateNested({ message: 'The thinking style is invalid.' })
  @Type(() => ThinkingStyleRequest)
  thinkingStyle?: ThinkingStyleRequest | null;

  /** Null: `DEFAULT_SAMPLING`. */
  @IsOptional()
  @ValidateNested({ message: 'The settings of the model are invalid.' })
  @Type(() => SamplingRequest)
  sampling?: SamplingRequest | null;
}

/** Body of `PATCH /api/admin/accounts/:id`. Omitted fields are not changed. */
export class AdminAccountRequest {
  @IsOptional()
  @IsIn(ROLES, { message: `A role is one of ${ROLES.join(', ')}.` })
  role?: Role;

  @IsOptional()
  @IsBoolean({ message: 'The disabled state must be true or false.' })
  disabled?: boolean;

  /** Operators can lift the guarded mode but not set it. */
  @IsOptional()
  @IsIn([false], { message: 'Guarded mode can only be lifted here.' })
  guarded?: false;
}
