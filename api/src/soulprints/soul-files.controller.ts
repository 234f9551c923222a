import { type Companion, type CompanionFile, type JobAccepted, type SoulFromFiles } from '@kinloom/contract';
import { EnhanceFields, MultiFileRequest, SoulFileFields } from '@kinloom/contract/requests';
import { AnalysisService, SoulFilesService } from '@kinloom/domain/soulprints';
import { SoulsService } from '@kinloom/domain/souls';
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { IdPipe, parse } from '../common/parse.pipe';
import { respondOrAccept, prefersWait } from '../common/prefer-wait';
import { multipartBody } from './multipart-body';
import { FILES, Uploads } from './uploads';

/** Files of a soul are sent in the field `file`. */
const SOUL_FILES = { ...FILES, field: 'file' };

/** Souls created from files, and the files of a soul. */
@Controller('api')
export class SoulFilesController {
  constructor(
    private readonly souls: SoulsService,
    private readonly soulFiles: SoulFilesService,
    private readonly analyses: AnalysisService,
    private readonly uploads: Uploads,
  ) {}

  @Get('companions/:id/files')
  files(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<CompanionFile[]> {
    return this.soulFiles.list(accountId, id);
  }

  @Post('companions/:id/upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody(multipartBody('file', { category: false }))
  async upload(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CompanionFile[]> {
    // Checks ownership before the upload is received.
    await this.souls.get(accountId, id);
    return this.uploads.receive(
      request,
      response,
      (received, fields) => this.soulFiles.add(accountId, id, received, parse(SoulFileFields, fields).category ?? null),
      SOUL_FILES,
    );
  }

  @Delete('companions/:id/files/:fileId')
  @HttpCode(204)
  removeFile(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('fileId', IdPipe) fileId: number,
  ): Promise<void> {
    return this.soulFiles.remove(accountId, id, fileId);
  }

  @Delete('companions/:id/archive')
  removeArchive(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Companion> {
    return this.soulFiles.dropArchive(accountId, id);
  }

  @Post('soulprint/multi-file-import')
  async make(
    @AccountId() accountId: number,
    @Body() request: MultiFileRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulFromFiles | JobAccepted> {
    return respondOrAccept(response, await this.analyses.make(accountId, request, prefersWait(prefer)), 201);
  }

  @Post('companions/enhance')
  @ApiConsumes('multipart/form-data')
  @ApiBody(multipartBody('files', { companionId: true, timeZone: false }))
  async enhance(
    @AccountId() accountId: number,
    @Headers('prefer') prefer: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulFromFiles | JobAccepted> {
    const answer = await this.uploads.receive(request, response, (received, fields) => {
      const { companionId, timeZone = null } = parse(EnhanceFields, fields);
      return this.analyses.enhance(accountId, companionId, { files: received, timeZone }, prefersWait(prefer));
    });
    return respondOrAccept(response, answer);
  }
}
