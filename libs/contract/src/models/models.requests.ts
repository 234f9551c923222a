import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import { trimmed } from '../common/validation';
import { CONTINUITY_PROMPTS } from './continuity-prompts';
import { ENGINE_CONTEXTS } from './engine';
import {
  MODEL_ROLES,
  type ModelRole,
  REPLY_LENGTHS,
  type ReplyLength,
  SAMPLING_RANGES,
  SERVER_KINDS,
  type ServerKind,
} from './models';

const address = { message: 'Enter an address that begins with http:// or https://.' };
const key = { message: `A key has at most ${LIMITS.modelKeyLength} characters, and no spaces.` };
const model = { message: 'Enter the name of a model.' };
const soul = { message: 'Choose one of your souls.' };
const prompt = { message: `A prompt is a number from 0 to ${CONTINUITY_PROMPTS.length - 1}.` };
const replies = {
  message: `Replies are at most ${CONTINUITY_PROMPTS.length - 1} texts of at most ${LIMITS.continuityReplyLength} characters.`,
};
const context = {
  message: `A context is a whole number of tokens from ${LIMITS.contextTokensMin} to ${LIMITS.contextTokensMax}.`,
};

/** @param options.hasQuery whether the address may have a query, as those of files do */
function IsModelAddress({ hasQuery = false } = {}): PropertyDecorator {
  const pattern = hasQuery ? /^https?:\/\/[^\s/?#]+[^\s#]*$/i : /^https?:\/\/[^\s/?#]+[^\s?#]*$/i;
  return (target, property) => {
    Transform(trimmed)(target, property);
    IsString(address)(target, property);
    MaxLength(LIMITS.modelAddressLength, address)(target, property);
    Matches(pattern, address)(target, property);
  };
}

/** A key is sent in a header: visible ASCII characters only. */
function IsModelKey(): PropertyDecorator {
  return (target, property) => {
    Transform(trimmed)(target, property);
    IsString(key)(target, property);
    MaxLength(LIMITS.modelKeyLength, key)(target, property);
    Matches(/^[\x21-\x7e]+$/, key)(target, property);
  };
}

function IsModelName(): PropertyDecorator {
  return (target, property) => {
    Transform(trimmed)(target, property);
    IsString(model)(target, property);
    Length(1, LIMITS.modelNameLength, model)(target, property);
    Matches(/^[^\s\p{Cc}]+$/u, model)(target, property);
  };
}

/** Body of `POST /api/admin/models/inspect`. Without a key, the one that is stored for the same server is used. */
export class ModelAddressRequest {
  @IsModelAddress()
  baseUrl!: string;

  @IsOptional()
  @IsModelKey()
  apiKey?: string;
}

/** A model that is not in use yet. */
export class CandidateModelRequest extends ModelAddressRequest {
  @IsIn(SERVER_KINDS, { message: 'This kind of server is not known.' })
  server!: ServerKind;

  @IsModelName()
  model!: string;
}

/** Body of `POST /api/admin/models/test`. */
export class TestModelRequest extends CandidateModelRequest {
  @IsIn(['chat', 'embeddings'], { message: 'A model is tested for chat or embeddings.' })
  use!: 'chat' | 'embeddings';
}

/** Body of `POST /api/admin/models/continuity`: one reply of one soul. The caller keeps the conversation; the server stores none. */
export class ContinuityReplyRequest {
  /** A soul of the operator. */
  @IsInt(soul)
  @Min(1, soul)
  soulId!: number;

  /** Index in `CONTINUITY_PROMPTS`. */
  @IsInt(prompt)
  @Min(0, prompt)
  @Max(CONTINUITY_PROMPTS.length - 1, prompt)
  prompt!: number;

  /** Replies to the prompts before it, in their order; an empty one stands for a reply that failed. */
  @IsArray(replies)
  @ArrayMaxSize(CONTINUITY_PROMPTS.length - 1, replies)
  @IsString({ each: true, ...replies })
  @MaxLength(LIMITS.continuityReplyLength, { each: true, ...replies })
  replies!: string[];

  /** Null or omitted: the model in use, or the built-in voice. */
  @IsOptional()
  @ValidateNested({ message: 'The model to compare is invalid.' })
  @Type(() => CandidateModelRequest)
  candidate?: CandidateModelRequest | null;
}

/** Body of `PUT /api/admin/models/settings/:role`. */
export class ModelSettingsRequest {
  @IsIn(SERVER_KINDS, { message: 'This kind of server is not known.' })
  server!: ServerKind;

  @IsModelAddress()
  baseUrl!: string;

  @IsModelName()
  model!: string;

  /** Null or omitted: detected. */
  @IsOptional()
  @IsInt(context)
  @Min(LIMITS.contextTokensMin, context)
  @Max(LIMITS.contextTokensMax, context)
  contextTokens?: number | null;

  /** Omitted: the key that is stored for the same server; null: none. */
  @IsOptional()
  @IsModelKey()
  apiKey?: string | null;
}

/** A number within the range that model servers accept, or null for the server's default. */
function IsSampling(part: keyof typeof SAMPLING_RANGES, name: string): PropertyDecorator {
  const { min, max } = SAMPLING_RANGES[part];
  const range = { message: `${name} is a number from ${min} to ${max}.` };
  return (target, property) => {
    IsOptional()(target, property);
    IsNumber({}, range)(target, property);
    Min(min, range)(target, property);
    Max(max, range)(target, property);
  };
}

/** Sampling in `PUT /api/admin/souls/:id/config`. Null or omitted: the default of the server or of the installation. */
export class SamplingRequest {
  @IsSampling('temperature', 'A temperature')
  temperature?: number | null;

  @IsSampling('topP', 'Top P')
  topP?: number | null;

  @IsSampling('minP', 'Min P')
  minP?: number | null;

  @IsIn(REPLY_LENGTHS, { message: `A reply length is one of ${REPLY_LENGTHS.join(', ')}.` })
  replyLength!: ReplyLength;

  @IsOptional()
  @IsModelName()
  model?: string | null;
}

/** Body of `PUT /api/admin/models/built-in-fallback`. */
export class BuiltInFallbackRequest {
  @IsBoolean({ message: 'The fallback is on or off.' })
  on!: boolean;
}

/** Body of `POST /api/admin/models/pull`. The server must be Ollama. */
export class PullModelRequest {
  @IsModelAddress()
  baseUrl!: string;

  @IsModelName()
  model!: string;
}

/** Body of `POST /api/admin/models/engine`. */
export class InstallEngineRequest {
  /** Of a GGUF file. */
  @IsModelAddress({ hasQuery: true })
  url!: string;

  @Transform(trimmed)
  @Matches(/^[0-9a-f]{64}$/i, { message: 'A SHA-256 has 64 characters: digits and the letters a to f.' })
  sha256!: string;

  @IsIn(ENGINE_CONTEXTS, { message: `A context is one of ${ENGINE_CONTEXTS.join(', ')} tokens.` })
  contextTokens!: number;

  /** The operator agrees to the downloads and the licence of the model. */
  @Equals(true, { message: 'Confirm the download first.' })
  consent!: true;
}

/** The `:role` of a path; null where it is none. */
export const modelRoleOf = (text: string): ModelRole | null => MODEL_ROLES.find((role) => role === text) ?? null;
