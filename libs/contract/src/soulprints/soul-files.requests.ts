import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsTimeZone, MaxLength } from 'class-validator';
import { LIMITS } from '../common/limits';
import { FILE_CATEGORIES, type FileCategory, UPLOAD_TYPES, type UploadType } from './soulprints';
import { IsIdText, trimmed } from '../common/validation';

/** Fields of a multipart form beside its files; all values are text. */
const CATEGORIES = [...FILE_CATEGORIES, ...UPLOAD_TYPES];

/** Text fields of the form of `POST /api/companions/:id/upload`. */
export class SoulFileFields {
  @IsOptional()
  @IsIn(CATEGORIES, { message: `A category is one of ${[...new Set(CATEGORIES)].join(', ')}.` })
  category?: FileCategory | UploadType;
}

/** Text fields of the form of `POST /api/companions/enhance`. */
export class EnhanceFields {
  @IsIdText()
  companionId!: number;

  /** IANA name of the time zone in which times without a zone are read; UTC if omitted. */
  @IsOptional()
  @IsTimeZone({ message: 'A time zone has a name such as Europe/Berlin.' })
  timeZone?: string;
}

/** Text fields of the form of `POST /api/process-soul-files`. */
export class ProcessFields {
  @IsIdText()
  soulId!: number;

  @IsIn(UPLOAD_TYPES, { message: `A file type is one of ${UPLOAD_TYPES.join(', ')}.` })
  fileType!: UploadType;

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'Notes are text.' })
  @MaxLength(LIMITS.noteLength, { message: `Notes have at most ${LIMITS.noteLength} characters.` })
  notes?: string;
}
