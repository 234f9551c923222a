import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import {
  MEMORY_KINDS,
  MEMORY_LAYERS,
  MEMORY_MANAGEMENT,
  MEMORY_SOURCES,
  MEMORY_STATUSES,
  type MemoryKind,
  type MemoryLayer,
  type MemoryManagement,
  type MemorySourceType,
  type MemoryStatus,
  type Objection,
  OBJECTIONS,
  RECALLED_KINDS,
  type RecalledKind,
} from './memories';
import { IsId, IsIdText } from '../common/validation';

const idText = 'An id is a positive whole number.';
const layerText = `A layer is one of ${MEMORY_LAYERS.join(', ')}.`;
const statusText = `A status is one of ${MEMORY_STATUSES.join(', ')}.`;
const limitText = `A limit is a whole number from 1 to ${LIMITS.pageMax}.`;
const layerLimitText = `A limit is a whole number from 1 to ${LIMITS.layerMemories}.`;
const labelsText = `At most ${LIMITS.labels} labels, of at most ${LIMITS.labelLength} characters each.`;
const MOST = Number.MAX_SAFE_INTEGER;

/** Query of `GET /api/memories`. */
export class ListMemoriesQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: idText })
  @Min(1, { message: idText })
  @Max(MOST, { message: idText })
  companionId?: number;

  @IsOptional()
  @IsIn(MEMORY_LAYERS, { message: layerText })
  layer?: MemoryLayer;

  /** Search terms, combined with AND. */
  @IsOptional()
  @IsString({ message: 'A search is a text.' })
  @MaxLength(LIMITS.titleLength, { message: `A search has at most ${LIMITS.titleLength} characters.` })
  q?: string;

  @IsOptional()
  @IsIn(MEMORY_STATUSES, { message: statusText })
  status?: MemoryStatus;

  @IsOptional()
  @IsIn(MEMORY_KINDS, { message: `A kind is one of ${MEMORY_KINDS.join(', ')}.` })
  kind?: MemoryKind;

  @IsOptional()
  @IsIn(MEMORY_SOURCES, { message: `A source is one of ${MEMORY_SOURCES.join(', ')}.` })
  source?: MemorySourceType;

  @IsOptional()
  @IsString({ message: labelsText })
  @Length(1, LIMITS.labelLength, { message: labelsText })
  tone?: string;

  /** Point-in-time view: memories said up to this time and not yet superseded then. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'A date is an ISO 8601 date.' })
  asOf?: string;

  /** Includes superseded memories, which are omitted by default. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'History is true or false.' })
  history?: 'true' | 'false';

  /** Pagination cursor: continue after this memory. */
  @IsOptional()
  @IsIdText()
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: limitText })
  @Min(1, { message: limitText })
  @Max(LIMITS.pageMax, { message: limitText })
  limit?: number;
}

/** Query of `GET /api/companions/:id/memory-layers`. */
export class ListLayersQuery {
  /** Memories per layer. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: layerLimitText })
  @Min(1, { message: layerLimitText })
  @Max(LIMITS.layerMemories, { message: layerLimitText })
  limit?: number;
}

/** Body of `POST /api/companions/:id/memory-management`. */
export class ManageMemoryRequest {
  @IsIn(MEMORY_MANAGEMENT, { message: `A type is one of ${MEMORY_MANAGEMENT.join(', ')}.` })
  type!: MemoryManagement;

  @IsId()
  memoryId!: number;
}

/** Body of `POST /api/companions/:id/memory-curation`. */
export class CurateRequest {
  @IsIn(['curate'], { message: 'The action must be “curate”.' })
  action!: 'curate';
}

/** Body of `PATCH /api/memories/:id`. Omitted fields are not changed. */
export class UpdateMemoryRequest {
  @IsOptional()
  @IsString({ message: 'A title is a text.' })
  @Matches(/\S/, { message: 'A memory needs a title.' })
  @MaxLength(LIMITS.titleLength, { message: `A title has at most ${LIMITS.titleLength} characters.` })
  title?: string;

  @IsOptional()
  @IsString({ message: 'A memory needs text.' })
  @Matches(/\S/, { message: 'A memory needs text.' })
  @MaxLength(LIMITS.messageLength, { message: `A memory has at most ${LIMITS.messageLength} characters.` })
  content?: string;

  @IsOptional()
  @IsArray({ message: labelsText })
  @ArrayMaxSize(LIMITS.labels, { message: labelsText })
  @IsString({ each: true, message: labelsText })
  @Length(1, LIMITS.labelLength, { each: true, message: labelsText })
  tones?: string[];

  @IsOptional()
  @IsArray({ message: labelsText })
  @ArrayMaxSize(LIMITS.labels, { message: labelsText })
  @IsString({ each: true, message: labelsText })
  @Length(1, LIMITS.labelLength, { each: true, message: labelsText })
  tags?: string[];

  @IsOptional()
  @IsIn(MEMORY_STATUSES, { message: statusText })
  status?: MemoryStatus;
}

/** Objection of the user to something a soul recalled: `kind` and `id` as in the reply's `recalled`. */
export class ObjectionRequest {
  @IsIn(RECALLED_KINDS, { message: `A kind is one of ${RECALLED_KINDS.join(', ')}.` })
  kind!: RecalledKind;

  @IsInt({ message: 'An id is a whole number.' })
  @Min(0, { message: 'An id is a whole number.' })
  @Max(MOST, { message: 'An id is a whole number.' })
  id!: number;

  @IsIn(OBJECTIONS, { message: `An objection is one of ${OBJECTIONS.join(', ')}.` })
  objection!: Objection;
}
