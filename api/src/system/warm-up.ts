import { DomainError } from '@kinloom/contract';
import { DatabaseHealthRepository } from '@kinloom/domain/administration';
import { ConversationsService, MessagesService } from '@kinloom/domain/conversations';
import { JobProducer } from '@kinloom/jobs';
import type { INestApplication } from '@nestjs/common';

/** An id that no account and no conversation has: ids start at 1. */
const MISSING_ID = 0;

/** Opens connections and prepares statements, so that the first requests are not slowed down by it. */
export async function warmUp(app: INestApplication): Promise<void> {
  const messages = app.get(MessagesService);
  await app.get(JobProducer).ready('replies', 'mail');
  const ignoreNotFound = (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  };
  const reads = Array.from({ length: 4 }, () => messages.page(MISSING_ID, MISSING_ID, {}).catch(ignoreNotFound));
  await Promise.all([
    ...reads,
    app.get(DatabaseHealthRepository).ping(),
    app.get(ConversationsService).get(MISSING_ID, MISSING_ID).catch(ignoreNotFound),
  ]);
}
