import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { type ConversationStyle, STYLES, type Topic, TOPICS } from './conversations';
import { ERRORS } from '../common/errors';
import { LIMITS } from '../common/limits';
import { GreetingChoice } from '../soulprints/soulprints.requests';
import { IsId, IsIdText, trimmed } from '../common/validation';

const group = ERRORS.group_too_small.text;
const title = `A title has 1 to ${LIMITS.titleLength} characters.`;
const topic = `A topic has 1 to ${LIMITS.focusLength} characters.`;

/** `greeting` selects the first message of the soul. */
export class CreateConversationRequest extends GreetingChoice {
  @IsId()
  companionId!: number;
}

/** Query of `GET /api/conversations`. */
export class ListConversationsQuery {
  @IsOptional()
  @IsIdText()
  companionId?: number;
}

/** Blank and over-long content are rejected by the domain service with specific error codes. */
export class SendMessageRequest {
  @IsString({ message: 'A message needs text.' })
  content!: string;

  /** Idempotency key: a repeated value returns the message that was stored first. */
  @IsOptional()
  @IsUUID('all', { message: 'A client id is a UUID.' })
  clientId?: string;

  /** Whisper: the soul remembers it but never uses it in groups. */
  @IsOptional()
  @IsBoolean({ message: 'A whisper is true or false.' })
  whisper?: boolean;

  /** Turn taking of a group. Default: the behaviour settings of the account. */
  @IsOptional()
  @IsIn(STYLES, { message: `A conversation style is one of ${STYLES.join(', ')}.` })
  style?: ConversationStyle;

  /** A built-in topic channel; exclusive with `channelId`. */
  @IsOptional()
  @IsIn(TOPICS, { message: `A topic channel is one of ${TOPICS.join(', ')}.` })
  topic?: Topic;

  /** A channel of the account. */
  @IsOptional()
  @IsId()
  channelId?: number;

  /** Ids of files uploaded to the conversation and not attached yet. With files, the content may be empty. */
  @IsOptional()
  @IsArray({ message: 'Files are a list of ids.' })
  @ArrayMaxSize(LIMITS.uploadFiles, { message: `A message may have at most ${LIMITS.uploadFiles} files.` })
  @ArrayUnique({ message: 'Files are a list of different ids.' })
  @IsId({ each: true })
  fileIds?: number[];
}

/** Body of `POST /api/conversations/group`. */
export class CreateGroupRequest {
  @IsArray({ message: group })
  @ArrayMinSize(LIMITS.groupLeast, { message: group })
  @ArrayMaxSize(LIMITS.groupSouls, { message: `A group may have at most ${LIMITS.groupSouls} souls.` })
  @ArrayUnique({ message: group })
  @IsId({ each: true })
  companionIds!: number[];

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: title })
  @Length(1, LIMITS.titleLength, { message: title })
  title?: string;
}

/** Body of `PATCH /api/conversations/:id`. */
export class UpdateConversationRequest {
  @Transform(trimmed)
  @IsString({ message: title })
  @Length(1, LIMITS.titleLength, { message: title })
  title!: string;
}

/** Body of `POST /api/conversations/:id/focus`. */
export class FocusRequest {
  @Transform(trimmed)
  @IsString({ message: topic })
  @Length(1, LIMITS.focusLength, { message: topic })
  topic!: string;
}

/** Body of `POST /api/conversations/:id/read`: messages up to this `seq` were read. */
export class ReadRequest {
  @IsInt({ message: 'A seq is a whole number from 0.' })
  @Min(0, { message: 'A seq is a whole number from 0.' })
  @Max(2_147_483_647, { message: 'A seq is a whole number from 0.' })
  seq!: number;
}

/** Body of `POST /api/conversations/:id/branch`: the last message that the branch contains. */
export class BranchRequest {
  @IsId()
  messageId!: number;
}

/** Body of `PATCH /api/conversations/:id/messages/:messageId`. */
export class EditMessageRequest {
  @IsString({ message: 'A message needs text.' })
  content!: string;
}

/** ISO 8601 date or timestamp to jump to. */
export class PlaceQuery {
  @IsISO8601({ strict: true }, { message: 'A date is written like 2026-03-01.' })
  date!: string;
}

/** Query of `GET /api/search`. */
export class SearchQuery {
  @Transform(trimmed)
  @IsString({ message: 'A search is a text.' })
  @Length(1, LIMITS.searchLength, { message: `A search has 1 to ${LIMITS.searchLength} characters.` })
  q!: string;

  @IsOptional()
  @IsIdText()
  companionId?: number;

  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'A date is written like 2026-03-01.' })
  from?: string;

  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'A date is written like 2026-03-01.' })
  to?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: `A limit is a whole number from 1 to ${LIMITS.searchMax}.` })
  @Min(1, { message: `A limit is a whole number from 1 to ${LIMITS.searchMax}.` })
  @Max(LIMITS.searchMax, { message: `A limit is a whole number from 1 to ${LIMITS.searchMax}.` })
  limit?: number;
}

/** Body of `POST /api/speak_to_soul`. */
export class SpeakToSoulRequest {
  @IsId()
  soul_id!: number;

  @IsString({ message: 'A message needs text.' })
  message!: string;

  @IsOptional()
  @IsString({ message: 'An emotional context must be a text.' })
  @MaxLength(LIMITS.labelLength, { message: 'An emotional context must be a text.' })
  emotional_context?: string;
}

/** Body of `POST /api/soul/:id/message`. */
export class SoulMessageRequest {
  @IsString({ message: 'A message needs text.' })
  content!: string;

  @IsOptional()
  @IsBoolean({ message: 'A whisper is true or false.' })
  whisper?: boolean;

  @IsOptional()
  @IsArray({ message: 'Files are a list of ids.' })
  @ArrayMaxSize(LIMITS.uploadFiles, { message: `A message may have at most ${LIMITS.uploadFiles} files.` })
  @ArrayUnique({ message: 'Files are a list of different ids.' })
  @IsId({ each: true })
  fileIds?: number[];
}

/** Cursor pagination: `after` and `before` are message ids; the page lies between them, oldest first. */
export class ListMessagesQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'An id is a positive whole number.' })
  @Min(0, { message: 'An id is a positive whole number.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'An id is a positive whole number.' })
  after?: number;

  @IsOptional()
  @IsIdText()
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'A limit is a whole number from 1 to 500.' })
  @Min(1, { message: 'A limit is a whole number from 1 to 500.' })
  @Max(LIMITS.pageMax, { message: 'A limit is a whole number from 1 to 500.' })
  limit?: number;
}

/** Payload of the socket event `conversation:open`. */
export class OpenConversationPayload {
  @IsId()
  conversationId!: number;

  /** The newest `seq` the client has; 0 requests the newest page. */
  @IsOptional()
  @IsInt({ message: 'A seq is a whole number from 0.' })
  @Min(0, { message: 'A seq is a whole number from 0.' })
  @Max(2_147_483_647, { message: 'A seq is a whole number from 0.' })
  afterSeq?: number;
}

/** Payload of the socket event `conversation:close`. */
export class CloseConversationPayload {
  @IsId()
  conversationId!: number;
}

/** Payload of the socket event `message:send`: the body of the REST call, and the conversation. */
export class SendMessagePayload extends SendMessageRequest {
  @IsId()
  conversationId!: number;
}

/** Typing indicator. Clients renew it every few seconds while the user types. */
export class TypingPayload {
  @IsId()
  conversationId!: number;

  @IsBoolean({ message: 'The typing state must be true or false.' })
  active!: boolean;
}
