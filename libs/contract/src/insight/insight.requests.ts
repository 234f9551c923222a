import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ANCHOR_TYPES, type AnchorType } from './insight';
import { LIMITS } from '../common/limits';
import { IsId, trimmed } from '../common/validation';

const title = { message: `A title has 1 to ${LIMITS.titleLength} characters.` };
const notes = { message: `A note has at most ${LIMITS.noteLength} characters.` };
const significance = { message: 'A significance is a whole number from 1 to 10.' };
const labels = { message: `At most ${LIMITS.labels} labels, of at most ${LIMITS.labelLength} characters each.` };
const souls = { message: `An anchor is shared by at most ${LIMITS.groupSouls} souls.` };
const description = { message: `A description has at most ${LIMITS.noteLength} characters.` };
const anchors = { message: `A thread contains at most ${LIMITS.threadAnchors} anchors.` };

/** `of=conversation` makes the path id a conversation id; by default it is a soul id. */
export class AnchorsQuery {
  @IsOptional()
  @IsIn(['companion', 'conversation'], { message: 'Give either a companion or a conversation.' })
  of?: 'companion' | 'conversation';
}

/** Body of `POST /api/conversation-anchors`. */
export class CreateAnchorRequest {
  @IsId()
  messageId!: number;

  @Transform(trimmed)
  @IsString(title)
  @Length(1, LIMITS.titleLength, title)
  title!: string;

  /** Default: the text of the message. */
  @IsOptional()
  @IsString({ message: 'The content is a text.' })
  @MaxLength(LIMITS.messageLength, { message: `The content has at most ${LIMITS.messageLength} characters.` })
  content?: string;

  @IsIn(ANCHOR_TYPES, { message: `An anchor type is one of ${ANCHOR_TYPES.join(', ')}.` })
  anchorType!: AnchorType;

  /** Default: the significance of the type. */
  @IsOptional()
  @IsInt(significance)
  @Min(1, significance)
  @Max(10, significance)
  significance?: number;

  @IsOptional()
  @IsArray(labels)
  @ArrayMaxSize(LIMITS.labels, labels)
  @IsString({ each: true, ...labels })
  @Length(1, LIMITS.labelLength, { each: true, ...labels })
  tags?: string[];

  @IsId()
  conversationId!: number;

  /** Default: the souls of the conversation. */
  @IsOptional()
  @IsArray(souls)
  @ArrayMaxSize(LIMITS.groupSouls, souls)
  @ArrayUnique(souls)
  @IsId({ each: true })
  companionIds?: number[];

  @IsOptional()
  @Transform(trimmed)
  @IsString(notes)
  @MaxLength(LIMITS.noteLength, notes)
  notes?: string;
}

/** Partial update: omitted fields stay unchanged. */
export class UpdateAnchorRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString(title)
  @Length(1, LIMITS.titleLength, title)
  title?: string;

  /** Changing the type also sets its default significance and its tag. */
  @IsOptional()
  @IsIn(ANCHOR_TYPES, { message: `An anchor type is one of ${ANCHOR_TYPES.join(', ')}.` })
  anchorType?: AnchorType;

  @IsOptional()
  @Transform(trimmed)
  @IsString(notes)
  @MaxLength(LIMITS.noteLength, notes)
  notes?: string;
}

/** Body of `POST /api/conversation-threads`, a group of anchors. */
export class CreateAnchorGroupRequest {
  @Transform(trimmed)
  @IsString(title)
  @Length(1, LIMITS.titleLength, title)
  title!: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(description)
  @MaxLength(LIMITS.noteLength, description)
  description?: string;

  @IsOptional()
  @IsArray(anchors)
  @ArrayMaxSize(LIMITS.threadAnchors, anchors)
  @ArrayUnique(anchors)
  @IsId({ each: true })
  anchorIds?: number[];

  @IsOptional()
  @IsString({ message: 'A thread type must be a text.' })
  @Matches(/^[a-z][a-z_-]{0,39}$/, { message: 'A thread type must be a text.' })
  threadType?: string;

  @IsOptional()
  @IsBoolean({ message: 'The active state must be true or false.' })
  isActive?: boolean;
}

/** Partial update: omitted fields stay unchanged. */
export class UpdateAnchorGroupRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString(title)
  @Length(1, LIMITS.titleLength, title)
  title?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(description)
  @MaxLength(LIMITS.noteLength, description)
  description?: string;

  @IsOptional()
  @IsArray(anchors)
  @ArrayMaxSize(LIMITS.threadAnchors, anchors)
  @ArrayUnique(anchors)
  @IsId({ each: true })
  anchorIds?: number[];

  @IsOptional()
  @IsBoolean({ message: 'The active state must be true or false.' })
  isActive?: boolean;
}

/** Body of `PATCH /api/growth-milestones/:id`. */
export class CelebrateRequest {
  @IsBoolean({ message: 'The celebrated state must be true or false.' })
  celebrated!: boolean;
}
