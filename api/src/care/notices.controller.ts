import type { NoticeNews } from '@kinloom/contract';
import { UsageSessionService } from '@kinloom/domain/care';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversations/:id/notices')
export class NoticesController {
  constructor(private readonly sittings: UsageSessionService) {}

  /** What the house says in a conversation as a whole. To ask for it is to open the conversation. */
  @Get()
  opened(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<NoticeNews[]> {
    return this.sittings.conversationOpened(accountId, id);
  }
}
