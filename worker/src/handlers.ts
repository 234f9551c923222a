import { MailsService, SessionsService } from '@kinloom/domain/accounts';
import { ReflectionService } from '@kinloom/domain/memories';
import { TurnsService } from '@kinloom/domain/conversations';
import type { JobHandlers } from '@kinloom/jobs';
import type { INestApplicationContext } from '@nestjs/common';

/** What each job does: one call of the domain. */
export function handlersOf(app: INestApplicationContext): JobHandlers {
  const turns = app.get(TurnsService);
  const reflections = app.get(ReflectionService);
  const mails = app.get(MailsService);
  const sessions = app.get(SessionsService);
  return {
    turn: ({ turnId }) => turns.attend(turnId),
    reflection: ({ conversationId }) => reflections.reflect(conversationId),
    mail: ({ mailId }) => mails.send(mailId),
    sweep: async () => {
      await Promise.all([turns.sweep(), reflections.sweep(), mails.sweep(), sessions.sweep()]);
    },
  };
}
