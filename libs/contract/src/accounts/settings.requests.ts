import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { BREAKS } from '../care/care';
import { LIMITS } from '../common/limits';
import { type Behavior, MAX_RESPONSES, type MaxResponses } from './settings';
import { trimmed } from '../common/validation';

const onOff = { message: 'A switch must be true or false.' };
const responses = { message: `Responses per turn are one of ${MAX_RESPONSES.join(', ')}.` };
const delay = { message: `A delay is a whole number of milliseconds from 0 to ${LIMITS.responseDelayMax}.` };
const breaks = { message: `A break is suggested after ${BREAKS.least} to ${BREAKS.most} minutes.` };
const name = { message: `A channel needs a name of at most ${LIMITS.channelNameLength} characters.` };
const prompt = { message: `A channel's prompt has at most ${LIMITS.channelPromptLength} characters.` };
const description = { message: `A description has at most ${LIMITS.channelDescriptionLength} characters.` };
const emoji = { message: 'Choose a single emoji.' };

/** Partial update: omitted fields stay unchanged. */
export class BehaviorRequest implements Partial<Behavior> {
  @IsOptional()
  @IsBoolean(onOff)
  autonomousMode?: boolean;

  @IsOptional()
  @IsBoolean(onOff)
  typingIndicators?: boolean;

  @IsOptional()
  @IsBoolean(onOff)
  focusMode?: boolean;

  @IsOptional()
  @IsIn(MAX_RESPONSES, responses)
  maxResponses?: MaxResponses;

  @IsOptional()
  @IsInt(delay)
  @Min(0, delay)
  @Max(LIMITS.responseDelayMax, delay)
  responseDelay?: number;

  @IsOptional()
  @IsBoolean(onOff)
  darkMode?: boolean;

  @IsOptional()
  @IsInt(breaks)
  @Min(BREAKS.least, breaks)
  @Max(BREAKS.most, breaks)
  breakMinutes?: number;

  /** Empty means unknown. */
  @IsOptional()
  @Matches(/^(?:[A-Z]{2})?$/, { message: 'A country is a code of two capital letters.' })
  country?: string;
}

/** Body of `POST /api/channels`. */
export class CreateChannelRequest {
  @Transform(trimmed)
  @IsString(name)
  @Length(1, LIMITS.channelNameLength, name)
  name!: string;

  /** Empty means the default emoji. */
  @IsOptional()
  @Transform(trimmed)
  @IsString(emoji)
  @MaxLength(16, emoji)
  emoji?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(description)
  @MaxLength(LIMITS.channelDescriptionLength, description)
  description?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(prompt)
  @MaxLength(LIMITS.channelPromptLength, prompt)
  systemPrompt?: string;
}

/** Partial update. */
export class UpdateChannelRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString(name)
  @Length(1, LIMITS.channelNameLength, name)
  name?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(emoji)
  @MaxLength(16, emoji)
  emoji?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(description)
  @MaxLength(LIMITS.channelDescriptionLength, description)
  description?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(prompt)
  @MaxLength(LIMITS.channelPromptLength, prompt)
  systemPrompt?: string;

  @IsOptional()
  @IsBoolean(onOff)
  active?: boolean;
}
