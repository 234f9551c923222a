import { LIMITS, type MessageFile } from '@kinloom/contract';
import { ConversationsService } from '@kinloom/domain/conversations';
import { FilesService } from '@kinloom/domain/soulprints';
import { Controller, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { IdPipe } from '../common/parse.pipe';
import { oneFile, Uploads } from '../soulprints/uploads';

/** Files attached to messages. */
@Controller('api')
export class FilesController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly files: FilesService,
    private readonly uploads: Uploads,
  ) {}

  @Post('conversations/:id/files')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['files'],
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    },
  })
  async upload(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageFile[]> {
    // Checks ownership before the upload is received.
    await this.conversations.get(accountId, id);
    return this.uploads.receive(request, response, (received) => this.files.add(accountId, id, received));
  }

  @Post('files/:id/model-image')
  @HttpCode(204)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  async uploadModelImage(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const limits = oneFile(LIMITS.modelImageBytes, 'file_too_large', false);
    await this.uploads.receive(
      request,
      response,
      (received) => this.files.addModelImage(accountId, id, received),
      limits,
    );
  }

  @Get('files/:id')
  async download(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const { stream, name, type, size } = await this.files.open(accountId, id);
    return new StreamableFile(stream, {
      type,
      length: size,
      disposition: contentDisposition(name),
    });
  }
}
