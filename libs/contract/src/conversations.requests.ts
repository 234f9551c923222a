import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import { LIMITS } from './limits';

const idText = 'An id is a positive whole number.';
/** Above it, neighbours are the same number in JavaScript, and the database refuses them. */
const MOST = Number.MAX_SAFE_INTEGER;

export class CreateConversationRequest {
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  companionId!: number;
}

export class ListConversationsQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  companionId?: number;
}

/** Blank and over-long content are refused by the domain, with codes of their own. */
export class SendMessageRequest {
  @IsString({ message: 'A message needs some words.' })
  content!: string;

  /** The same one twice makes one message and answers the first again. */
  @IsOptional()
  @IsUUID('all', { message: 'A client id is a UUID.' })
  clientId?: string;

  /** Said in confidence: the soul keeps it, and never uses it where others are present. */
  @IsOptional()
  @IsBoolean({ message: 'A whisper is true or false.' })
  whisper?: boolean;
}

/** `after` and `before` are ids of messages; the page lies between them, oldest first. */
export class ListMessagesQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: idText })
  @Min(0, { message: idText })
  @Max(MOST, { message: idText })
  after?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'A limit is a whole number from 1 to 500.' })
  @Min(1, { message: 'A limit is a whole number from 1 to 500.' })
  @Max(LIMITS.pageMax, { message: 'A limit is a whole number from 1 to 500.' })
  limit?: number;
}

export class OpenConversationPayload {
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  conversationId!: number;

  /** The newest seq the client holds; 0 for all (at most a page of the newest). */
  @IsOptional()
  @IsInt({ message: 'A seq is a whole number from 0.' })
  @Min(0, { message: 'A seq is a whole number from 0.' })
  @Max(2_147_483_647, { message: 'A seq is a whole number from 0.' })
  afterSeq?: number;
}

export class CloseConversationPayload {
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  conversationId!: number;
}

export class SendMessagePayload extends SendMessageRequest {
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  conversationId!: number;
}
