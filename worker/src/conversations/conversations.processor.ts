import type { JobPayloads } from '@kinloom/contract';
import { SoulTalkService, TurnsService } from '@kinloom/domain/conversations';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping, URGENT } from '../housekeeping/housekeeping.decorator';
import { OfferedTurns } from './offered-turns';

@Injectable()
export class ConversationsProcessor {
  constructor(
    private readonly turns: TurnsService,
    private readonly offeredTurns: OfferedTurns,
    private readonly soulTalk: SoulTalkService,
  ) {}

  @ProcessJob('turn')
  answer({ turnId }: JobPayloads['turn']): Promise<void> {
    return this.offeredTurns.runJob(turnId);
  }

  /** Turns whose job or worker was lost. */
  @Housekeeping({ name: 'conversations.turns', ...URGENT })
  enqueueStaleTurns(): Promise<unknown> {
    return this.turns.enqueueStaleTurns();
  }

  /** Settles background tasks of finished replies that no process follows any more. */
  @Housekeeping({ name: 'conversations.soul-talk', ...FREQUENT })
  settleReplyTasks(): Promise<unknown> {
    return this.soulTalk.sweep();
  }
}
