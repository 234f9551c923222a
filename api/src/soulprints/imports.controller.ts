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
const described = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

/** What was sent: the export, and what was chosen. */
interface Asked<R> {
  sent: ExportUpload;
  request: R;
}

/** Looking at exports of other programs, and bringing them in. */
@Controller('api/soulprints')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: Uploads,
  ) {}

  @Post('preview')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(described('ExportRequest'))
  preview(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulprintPreview | JobAccepted> {
    return this.receive(request, response, ExportRequest, async ({ sent, request: asked }) =>
      respondOrAccept(response, await this.imports.preview(accountId, sent, choicesIn(asked), prefersWait(prefer))),
    );
  }

  @Post('import')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody(described('ImportSoulprintRequest'))
  import(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResult | JobAccepted> {
    return this.receive(request, response, ImportSoulprintRequest, async ({ sent, request: asked }) => {
      const choices = {
        ...choicesIn(asked),
        importConversations: asked.importConversations ?? false,
        companionId: asked.companionId ?? null,
        existingPersonality: asked.existingPersonality ?? null,
      };
      return respondOrAccept(response, await this.imports.import(accountId, sent, choices, prefersWait(prefer)), 201);
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

  /** As JSON, or as a form with the export in its field `file`. */
  private receive<R extends ExportRequest, A>(
    request: Request,
    response: Response,
    type: new () => R,
    take: (asked: Asked<R>) => Promise<A>,
  ): Promise<A> {
    if (request.is('multipart/form-data')) {
      return this.uploads.receive(
        request,
        response,
        ([file], fields) => {
          const asked = parsed(type, fields);
          return take({ request: asked, sent: file ? { file } : readUpload(asked, undefined) });
        },
        EXPORT,
      );
    }
    // The logs go by unread: they may be large, and whatever they hold is text.
    const { chatLogs, ...rest } = (request.body ?? {}) as Record<string, unknown>;
    const asked = parsed(type, rest);
    return take({ request: asked, sent: readUpload(asked, chatLogs) });
  }
}

/** @throws DomainError import_missing where a name is wanted and there is none */
function parsed<R extends ExportRequest>(type: new () => R, given: Record<string, unknown>): R {
  const { name } = given;
  const isImport = (type as unknown) === ImportSoulprintRequest;
  if (isImport && (typeof name !== 'string' || name.trim() === '')) throw new DomainError('import_missing');
  return parse(type, given);
}

function readUpload({ uploadId }: ExportRequest, chatLogs: unknown): ExportUpload {
  if (uploadId !== undefined) return { uploadId };
  if (typeof chatLogs === 'string') return { chatLogs };
  if (Array.isArray(chatLogs) && chatLogs.every((entry) => typeof entry === 'string')) return { chatLogs };
  throw new DomainError('import_missing');
}

function choicesIn({ name, soulSpeaker, personSpeaker, dateOrder }: ExportRequest) {
  return {
    name: name ?? '',
    soulSpeaker: soulSpeaker ?? null,
    personSpeaker: personSpeaker ?? null,
    dateOrder: dateOrder ?? null,
  };
}
