import { DomainError } from '@kinloom/contract';
import { ConversationsService, MessagesService } from '@kinloom/domain/conversations';
import { JobProducer } from '@kinloom/jobs';
import { DataSource } from 'typeorm';
import type { INestApplication } from '@nestjs/common';

/** Any number that is no conversation's: ids begin at 1. */
const NOBODY = 0;

/** Opens connections and prepares statements before anybody waits for them: the first seconds are slow otherwise. */
export async function warmUp(app: INestApplication): Promise<void> {
  const messages = app.get(MessagesService);
  const source = app.get(DataSource);
  await app.get(JobProducer).ready('replies', 'mail');
  const nothing = (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  };
  const reads = Array.from({ length: 4 }, () => messages.page(NOBODY, NOBODY, {}).catch(nothing));
  await Promise.all([
    ...reads,
    source.query('SELECT 1'),
    app.get(ConversationsService).get(NOBODY, NOBODY).catch(nothing),
  ]);
}
