import type { JobAccepted, Reloaded, SoulConfirmation } from '@kinloom/contract';
import { ProcessFields, ReloadRequest } from '@kinloom/contract/requests';
import { ManagementService } from '@kinloom/domain/soulprints';
import { Body, Controller, Get, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { parse } from '../common/parse.pipe';
import { respondOrAccept, prefersWait } from '../common/prefer-wait';
import { multipartBody } from './multipart-body';
import { Uploads } from './uploads';

/** Operations of the soul management screen. */
@Controller('api')
export class ManagementController {
  constructor(
    private readonly management: ManagementService,
    private readonly uploads: Uploads,
  ) {}

  @Post('process-soul-files')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(multipartBody('files', { soulId: true, fileType: true, notes: false }))
  process(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulConfirmation> {
    return this.uploads.receive(request, response, (received, fields) => {
      const { soulId, fileType, notes } = parse(ProcessFields, fields);
      return this.management.process(accountId, { soulId, fileType, ...(notes ? { notes } : {}) }, received);
    });
  }

  @Get('soul-confirmation')
  confirmation(@AccountId() accountId: number): Promise<SoulConfirmation> {
    return this.management.confirmation(accountId);
  }

  @Post('reload-soul-memory')
  async reload(
    @AccountId() accountId: number,
    @Body() { soulId }: ReloadRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Reloaded | JobAccepted> {
    return respondOrAccept(response, await this.management.reload(accountId, soulId ?? null, prefersWait(prefer)));
  }
}
