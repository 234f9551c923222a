import type { NoticeNews } from '@kinloom/contract';
import { SittingsService } from '@kinloom/domain/care';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

@Controller('api/conversations/:id/notices')
export class NoticesController {
  constructor(private readonly sittings: SittingsService) {}

  /** What the house says in a conversation as a whole. To ask for it is to open the conversation. */
  @Get()
  opened(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<NoticeNews[]> {
    return this.sittings.opened(accountId, id);
  }
}
