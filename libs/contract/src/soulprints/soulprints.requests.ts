import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsTimeZone,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import { SOULPRINT_TEXTS } from '../texts/soulprints';
import { FILE_CATEGORIES, type FileCategory } from './soulprints';
import { IsAvatar, IsId, IsIdText, JsonBytes, trimmed } from '../common/validation';

const missing = SOULPRINT_TEXTS.importMissing;
const timeZone = { message: 'A time zone has a name such as Europe/Berlin.' };
const speaker = { message: 'A speaker must be a name in the export.' };

/** Source of an import: entries, an export as one text, an upload that was previewed before, or a multipart `file`. */
export class ExportRequest {
  /** A list of entries, or an export as one text. */
  @IsOptional()
  @JsonBytes(LIMITS.exportTextBytes, {
    message: 'These chat logs are too large to be sent as text. Please send them as a file.',
  })
  chatLogs?: string[] | string;

  /** Upload id returned by `POST /api/soulprints/preview`. */
  @IsOptional()
  @IsIdText()
  uploadId?: number;

  /** Speaker names of the soul and of the user; detected if omitted. */
  @IsOptional()
  @IsString(speaker)
  @MaxLength(200, speaker)
  soulSpeaker?: string;

  @IsOptional()
  @IsString(speaker)
  @MaxLength(200, speaker)
  personSpeaker?: string;

  /** Date order of ambiguous dates such as 3/4/2024. */
  @IsOptional()
  @IsIn(['dmy', 'mdy'], { message: 'A date order must be dmy or mdy.' })
  dateOrder?: 'dmy' | 'mdy';

  /** IANA name of the time zone in which times without a zone are read; UTC if omitted. */
  @IsOptional()
  @IsTimeZone(timeZone)
  timeZone?: string;

  /** Hint for detecting the speaker that is the soul. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: missing })
  @MaxLength(LIMITS.soulNameLength, { message: missing })
  name?: string;
}

/** Body, or text fields of the form, of `POST /api/soulprints/import`. */
export class ImportSoulprintRequest extends ExportRequest {
  @Transform(trimmed)
  @IsString({ message: missing })
  @Length(1, LIMITS.soulNameLength, { message: missing })
  declare name: string;

  /** Slider values that override the detected ones. JSON in a multipart form. */
  @IsOptional()
  @Transform(parsedJson)
  @IsObject({ message: 'A personality is an object.' })
  existingPersonality?: Record<string, unknown> | null;

  /** Also create readable conversations with the original dates. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'Importing conversations is true or false.' })
  importConversations?: boolean;

  /** Target soul; without it, a new soul is created. */
  @IsOptional()
  @IsIdText()
  companionId?: number;
}

class CategorizedFile {
  @IsString({ message: 'A file needs a name.' })
  @Length(1, LIMITS.fileNameLength, { message: 'A file needs a name.' })
  filename!: string;

  @IsString({ message: 'A file needs its text.' })
  content!: string;

  @IsOptional()
  @IsNumber({}, { message: 'A size is a number of bytes.' })
  size?: number;

  @IsOptional()
  @IsString({ message: 'A type is a text.' })
  type?: string;
}

class CategorizedFiles {
  @IsIn(FILE_CATEGORIES, { message: `A category is one of ${FILE_CATEGORIES.join(', ')}.` })
  category!: FileCategory;

  @IsOptional()
  @IsString({ message: 'A category needs a name.' })
  categoryName?: string;

  @IsArray({ message: SOULPRINT_TEXTS.noFile })
  @ArrayMaxSize(LIMITS.uploadFiles, { message: `At most ${LIMITS.uploadFiles} files can be sent at once.` })
  @ValidateNested({ each: true })
  @Type(() => CategorizedFile)
  files!: CategorizedFile[];
}

/** Body of `POST /api/soulprint/multi-file-import`. */
export class MultiFileRequest {
  @Transform(trimmed)
  @IsString({ message: SOULPRINT_TEXTS.noName })
  @Length(1, LIMITS.soulNameLength, { message: SOULPRINT_TEXTS.noName })
  name!: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'A role must be a text.' })
  @MaxLength(LIMITS.archetypeLength, { message: 'A role must be a text.' })
  role?: string;

  /** Avatar as a data URL. */
  @IsOptional()
  @IsAvatar()
  avatar?: string | null;

  @IsArray({ message: SOULPRINT_TEXTS.noFile })
  @ArrayMinSize(1, { message: SOULPRINT_TEXTS.noFile })
  @ArrayMaxSize(FILE_CATEGORIES.length, { message: SOULPRINT_TEXTS.noFile })
  @ValidateNested({ each: true })
  @Type(() => CategorizedFiles)
  categorizedFiles!: CategorizedFiles[];

  @IsOptional()
  @IsIn(['comprehensive'], { message: 'The analysis must be “comprehensive”.' })
  analysisDepth?: 'comprehensive';

  /** IANA name of the time zone in which times without a zone are read; UTC if omitted. */
  @IsOptional()
  @IsTimeZone(timeZone)
  timeZone?: string;
}

/** Body of `PUT /api/companions/:id/overrides`: whether the prompt overrides of an imported card apply. */
export class OverridesRequest {
  @IsBoolean({ message: 'A switch must be true or false.' })
  enabled!: boolean;
}

/** Body of `POST /api/reload-soul-memory`. */
export class ReloadRequest {
  /** Default: all souls of the account. */
  @IsOptional()
  @IsId()
  soulId?: number;
}

/** Query of `GET /api/companions/:id/card`. */
export class CardQuery {
  @IsOptional()
  @IsIn(['json', 'png'], { message: 'A format is json or png.' })
  format?: 'json' | 'png';

  /** Include the soul's memories as a lorebook. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Memories are true or false.' })
  memories?: 'true' | 'false';
}

/** Index of the greeting of a soul's card that opens a new conversation. */
export class GreetingChoice {
  @IsOptional()
  @IsInt({ message: 'A greeting is given by its index, starting at 0.' })
  @Min(0, { message: 'A greeting is given by its index, starting at 0.' })
  @Max(200, { message: 'A greeting is given by its index, starting at 0.' })
  greeting?: number;
}

/** Parses a form field that contains JSON; invalid JSON passes unchanged and fails validation. */
function parsedJson({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value; // fails `IsObject`
  }
}
