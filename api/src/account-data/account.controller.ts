import {
  type AccountDeletionStarted,
  type AccountDeletionState,
  type AccountImportState,
  DomainError,
  type JobAccepted,
  LIMITS,
} from '@kinloom/contract';
import { DeleteAccountRequest, TokenRequest } from '@kinloom/contract/requests';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReauthenticationService } from '@kinloom/domain/accounts';
import { AccountDeletionService, AccountExportService, AccountImportService } from '@kinloom/domain/account-data';
import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId, Public } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { dropSession } from '../common/session-store';
import { oneFile, Uploads } from '../soulprints/uploads';

const ARCHIVE = oneFile(LIMITS.archiveBytes, 'archive_too_large', false);

/** Export, import and deletion of an account. */
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly deletions: AccountDeletionService,
    private readonly exports: AccountExportService,
    private readonly imports: AccountImportService,
    private readonly uploads: Uploads,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** Streams the archive as fast as it is read. A closed connection ends the reading. */
  @Get('export')
  @ApiProduces('application/zip')
  async export(
    @AccountId() accountId: number,
    @Req() { sessionID, ip }: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.reauthentication.require({ accountId, sid: sessionID, address: ip ?? '' });
    const { name, bytes } = await this.exports.exportAccount(accountId);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    });
    try {
      await pipeline(Readable.from(bytes, { objectMode: false }), response);
    } catch (error) {
      // The client closed the connection: nothing is left to answer.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }

  /** Starts the import of an exported account. Refused before the upload where the account is not empty. */
  @Post('import')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  async import(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAccepted> {
    await this.imports.requireEmpty(accountId);
    return this.uploads.receive(
      request,
      response,
      ([file]) => {
        if (!file) throw new DomainError('no_files');
        return this.imports.start(accountId, file);
      },
      ARCHIVE,
    );
  }

  /** The newest import, so that a reloaded page finds it again. */
  @Get('import')
  async importState(@AccountId() accountId: number): Promise<AccountImportState> {
    return { task: await this.imports.latest(accountId) };
  }

  /** 204: the account is deleted; 202: it is locked, its deletion continues, and the token reads how far it is. */
  @Delete()
  async delete(
    @AccountId() accountId: number,
    @Body() body: DeleteAccountRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountDeletionStarted | undefined> {
    const token = await this.deletions.deleteAccount(accountId, request.ip ?? '', body);
    await dropSession(request, response);
    response.status(token === null ? 204 : 202);
    return token === null ? undefined : { token };
  }

  /** State of a deletion. The token from the answer to the deletion authenticates the request, because the session has ended. */
  @Public()
  @Post('deletion')
  @HttpCode(200)
  deletionState(@Body() { token }: TokenRequest): Promise<AccountDeletionState> {
    return this.deletions.state(token);
  }
}
