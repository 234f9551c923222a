import { DeleteAccountRequest } from '@kinloom/contract/requests';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReauthenticationService } from '@kinloom/domain/accounts';
import { DepartureService, ExportService } from '@kinloom/domain/leaving';
import { Body, Controller, Delete, Get, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { dropSession } from '../common/session-store';

/** What a person owns, taken along and ended. */
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly departures: DepartureService,
    private readonly exports: ExportService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** Written as fast as it is read; whoever breaks off ends the reading of what would have come. */
  @Get('export')
  @ApiProduces('application/zip')
  async take(
    @AccountId() accountId: number,
    @Req() { sessionID, ip }: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.reauthentication.require({ accountId, sid: sessionID, address: ip ?? '' });
    const { name, bytes } = await this.exports.take(accountId);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    });
    try {
      await pipeline(Readable.from(bytes, { objectMode: false }), response);
    } catch (error) {
      // Who asked has gone: nobody is left to be told.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }

  /** 204: everything is gone; 202: it is on its way out, and nobody gets in any more. */
  @Delete()
  async leave(
    @AccountId() accountId: number,
    @Body() body: DeleteAccountRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const gone = await this.departures.leave(accountId, request.ip ?? '', body);
    await dropSession(request, response);
    response.status(gone ? 204 : 202);
  }
}
