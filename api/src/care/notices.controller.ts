import type { NoticeNews } from '@kinloom/contract';
import { UsageSessionService } from '@kinloom/domain/care';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversations/:id/notices')
export class NoticesController {
  constructor(private readonly usageSessions: UsageSessionService) {}

  /** Notices of a conversation. Requesting them counts as opening the conversation. */
  @Get()
  opened(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<NoticeNews[]> {
    return this.usageSessions.conversationOpened(accountId, id);
  }
}
