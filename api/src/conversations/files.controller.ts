import { type MessageFile } from '@kinloom/contract';
import { ConversationsService } from '@kinloom/domain/conversations';
import { FilesService } from '@kinloom/domain/soulprints';
import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { IdPipe } from '../common/parse.pipe';
import { Uploads } from '../soulprints/uploads';

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
