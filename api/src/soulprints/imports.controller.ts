import {
  DomainError,
  type ImportRecord,
  type ImportResult,
  type JobAccepted,
  LIMITS,
  type SoulprintPreview,
} from '@kinloom/contract';
import { ExportRequest, ImportSoulprintRequest } from '@kinloom/contract/requests';
import { ImportsService, type ExportUpload } from '@kinloom/domain/soulprints';
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { IdPipe, parse } from '../common/parse.pipe';
import { respondOrAccept, prefersWait } from '../common/prefer-wait';
import { oneFile, Uploads } from './uploads';

const EXPORT = oneFile(LIMITS.exportBytes, 'import_too_large', true);
const schemaOf = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

/** A parsed import request and its upload. */
interface ImportCall<R> {
  upload: ExportUpload;
  request: R;
}

/** Preview and import of chat exports from other programs. */
@Controller('api/soulprints')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: Uploads,
  ) {}

  @Post('preview')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(schemaOf('ExportRequest'))
  preview(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulprintPreview | JobAccepted> {
    return this.receive(request, response, ExportRequest, async ({ upload, request: fields }) =>
      respondOrAccept(response, await this.imports.preview(accountId, upload, choicesIn(fields), prefersWait(prefer))),
    );
  }

  @Post('import')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(schemaOf('ImportSoulprintRequest'))
  import(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResult | JobAccepted> {
    return this.receive(request, response, ImportSoulprintRequest, async ({ upload, request: fields }) => {
      const choices = {
        ...choicesIn(fields),
        importConversations: fields.importConversations ?? false,
        companionId: fields.companionId ?? null,
        existingPersonality: fields.existingPersonality ?? null,
      };
      return respondOrAccept(response, await this.imports.import(accountId, upload, choices, prefersWait(prefer)), 201);
    });
  }

  @Get('imports')
  list(@AccountId() accountId: number): Promise<ImportRecord[]> {
    return this.imports.list(accountId);
  }

  @Delete('imports/:id')
  @HttpCode(204)
  undo(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.imports.undo(accountId, id);
  }

  /** Receives JSON, or a form with the export in its field `file`. */
  private receive<R extends ExportRequest, A>(
    request: Request,
    response: Response,
    type: new () => R,
    handle: (call: ImportCall<R>) => Promise<A>,
  ): Promise<A> {
    if (request.is('multipart/form-data')) {
      return this.uploads.receive(
        request,
        response,
        ([file], textFields) => {
          const fields = parseFields(type, textFields);
          return handle({ request: fields, upload: file ? { file } : readUpload(fields, undefined) });
        },
        EXPORT,
      );
    }
    // `chatLogs` is not run through the parser, because it may be large; `readUpload` checks its type.
    const { chatLogs, ...rest } = (request.body ?? {}) as Record<string, unknown>;
    const fields = parseFields(type, rest);
    return handle({ request: fields, upload: readUpload(fields, chatLogs) });
  }
}

/** @throws DomainError import_missing if the name is required and missing */
function parseFields<R extends ExportRequest>(type: new () => R, fields: Record<string, unknown>): R {
  const { name } = fields;
  const isImport = (type as unknown) === ImportSoulprintRequest;
  if (isImport && (typeof name !== 'string' || name.trim() === '')) throw new DomainError('import_missing');
  return parse(type, fields);
}

function readUpload({ uploadId }: ExportRequest, chatLogs: unknown): ExportUpload {
  if (uploadId !== undefined) return { uploadId };
  if (typeof chatLogs === 'string') return { chatLogs };
  if (Array.isArray(chatLogs) && chatLogs.every((entry) => typeof entry === 'string')) return { chatLogs };
  throw new DomainError('import_missing');
}

function choicesIn({ name, soulSpeaker, personSpeaker, dateOrder, timeZone }: ExportRequest) {
  return {
    name: name ?? '',
    soulSpeaker: soulSpeaker ?? null,
    personSpeaker: personSpeaker ?? null,
    dateOrder: dateOrder ?? null,
    timeZone: timeZone ?? null,
  };
}
