import type { Message, MessageVariant } from '@kinloom/contract';
import { EditMessageRequest } from '@kinloom/contract/requests';
import { ReplyControlsService, ConversationChangesService } from '@kinloom/domain/conversations';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** Edits and deletes messages, and controls replies. */
@Controller('api/conversations/:id/messages/:messageId')
export class ReplyControlsController {
  constructor(
    private readonly controls: ReplyControlsService,
    private readonly changes: ConversationChangesService,
  ) {}

  @Patch()
  edit(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
    @Body() { content }: EditMessageRequest,
  ): Promise<Message> {
    return this.controls.edit(accountId, id, messageId, content);
  }

  @Delete()
  @HttpCode(204)
  remove(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<void> {
    return this.changes.removeMessage(accountId, id, messageId);
  }

  @Post('stop')
  @HttpCode(200)
  stop(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<Message> {
    return this.controls.stop(accountId, id, messageId);
  }

  @Post('retry')
  @HttpCode(200)
  retry(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<Message> {
    return this.controls.retry(accountId, id, messageId);
  }

  @Post('regenerate')
  @HttpCode(200)
  regenerate(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<Message> {
    return this.controls.regenerate(accountId, id, messageId);
  }

  @Post('continue')
  @HttpCode(200)
  resume(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<Message> {
    return this.controls.resume(accountId, id, messageId);
  }

  @Get('variants')
  variants(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<MessageVariant[]> {
    return this.controls.variants(accountId, id, messageId);
  }

  @Post('variants/:number')
  @HttpCode(200)
  choose(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
    @Param('number', IdPipe) number: number,
  ): Promise<Message> {
    return this.controls.choose(accountId, id, messageId, number);
  }
}
