import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import { SHARED_MEMORY_TYPES, type SharedMemoryType } from './shared-memories';
import { IsId, trimmed } from '../common/validation';

const title = { message: `A title has 1 to ${LIMITS.titleLength} characters.` };
const content = { message: `A memory has 1 to ${LIMITS.messageLength} characters.` };
const meaning = { message: `What it means has at most ${LIMITS.messageLength} characters.` };
const significance = { message: 'A significance is a whole number from 1 to 10.' };
const souls = { message: `A memory is shared with 1 to ${LIMITS.groupSouls} souls.` };

/** Body of `POST /api/shared-memories`. */
export class CreateSharedMemoryRequest {
  @Transform(trimmed)
  @IsString(title)
  @Length(1, LIMITS.titleLength, title)
  title!: string;

  @Transform(trimmed)
  @IsString(content)
  @Length(1, LIMITS.messageLength, content)
  content!: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(meaning)
  @MaxLength(LIMITS.messageLength, meaning)
  personalMeaning?: string;

  @IsIn(SHARED_MEMORY_TYPES, { message: `A memory type is one of ${SHARED_MEMORY_TYPES.join(', ')}.` })
  memoryType!: SharedMemoryType;

  @IsOptional()
  @IsInt(significance)
  @Min(1, significance)
  @Max(10, significance)
  significance?: number;

  @IsArray(souls)
  @ArrayMinSize(1, souls)
  @ArrayMaxSize(LIMITS.groupSouls, souls)
  @ArrayUnique(souls)
  @IsId({ each: true })
  companionIds!: number[];

  @IsOptional()
  @IsId()
  conversationId?: number | null;

  /** The source message; without it, the source is the whole conversation. */
  @IsOptional()
  @IsId()
  createdFromMessage?: number | null;
}
