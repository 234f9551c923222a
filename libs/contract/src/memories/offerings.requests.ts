import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import { MEMORY_STATUSES, type MemoryStatus } from './memories';
import { OFFERED_TYPES, type OfferedType } from './offerings';
import { OFFERING_TEXTS } from '../texts/offerings';
import { IsId, trimmed } from '../common/validation';

const missing = { message: OFFERING_TEXTS.missing };
const long = { message: `A memory has at most ${LIMITS.offeringLength} characters.` };
const note = { message: `A note has at most ${LIMITS.noteLength} characters.` };
const labels = { message: `At most ${LIMITS.labels} labels, of at most ${LIMITS.labelLength} characters each.` };
const souls = { message: `A memory is kept by 1 to ${LIMITS.groupSouls} souls.` };

function Labels(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    IsArray(labels)(target, property);
    ArrayMaxSize(LIMITS.labels, labels)(target, property);
    IsString({ each: true, ...labels })(target, property);
    Length(1, LIMITS.labelLength, { each: true, ...labels })(target, property);
  };
}

/** Body of `POST /api/memory/offer_to_soul`. */
export class OfferRequest {
  @IsId({ message: OFFERING_TEXTS.missing })
  soul_id!: number;

  @Transform(trimmed)
  @IsString(missing)
  @Matches(/\S/, missing)
  @MaxLength(LIMITS.offeringLength, long)
  content!: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString(note)
  @MaxLength(LIMITS.noteLength, note)
  personal_note?: string;

  /** Name of the source file: .md or .txt. */
  @IsOptional()
  @IsString({ message: OFFERING_TEXTS.wrongFile })
  @Matches(/\.(?:md|txt)$/i, { message: OFFERING_TEXTS.wrongFile })
  @MaxLength(LIMITS.fileNameLength, { message: `A file name has at most ${LIMITS.fileNameLength} characters.` })
  file_name?: string | null;
}

/** Accepts an offering. Omitted fields take the suggestion for offerings of a soul, and the default for offerings of a user. */
export class ReceiveRequest {
  @IsId()
  offering_id!: number;

  @IsOptional()
  @IsIn(OFFERED_TYPES, { message: `A memory type is one of ${OFFERED_TYPES.join(', ')}.` })
  memory_type?: OfferedType;

  @Labels()
  tones?: string[];

  @Labels()
  tags?: string[];

  @IsOptional()
  @IsIn(MEMORY_STATUSES, { message: `A status is one of ${MEMORY_STATUSES.join(', ')}.` })
  memory_status?: MemoryStatus;

  /** Edited content. */
  @IsOptional()
  @Transform(trimmed)
  @IsString(missing)
  @Matches(/\S/, missing)
  @MaxLength(LIMITS.offeringLength, long)
  content?: string;

  /** Souls that store it. Default: the soul it was offered to or by. */
  @IsOptional()
  @IsArray(souls)
  @ArrayMinSize(1, souls)
  @ArrayMaxSize(LIMITS.groupSouls, souls)
  @ArrayUnique(souls)
  @IsId({ each: true })
  companion_ids?: number[];
}

/** Body of `POST /api/memory/reject_offering`. */
export class RejectRequest {
  @IsId()
  offering_id!: number;
}
