import {
  AccountsService,
  MailsService,
  SessionsService,
  SignupSettingsService,
  ThreadKeysService,
} from '@kinloom/domain/accounts';
import { SafetyService } from '@kinloom/domain/care';
import { AgentRunService } from '@kinloom/domain/agents';
import { BudgetsService } from '@kinloom/domain/budgets';
import { InsightComputationService } from '@kinloom/domain/insight';
import { DepartureService } from '@kinloom/domain/leaving';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { OfferingsService, ReflectionService, SharedMemoriesService } from '@kinloom/domain/memories';
import { SoulTalkService, TurnsService } from '@kinloom/domain/conversations';
import { BackgroundTasksService } from '@kinloom/domain/background-tasks';
import {
  AnalysisService,
  FilesService,
  ImportsService,
  ImportTaskService,
  ManagementService,
} from '@kinloom/domain/soulprints';
import type { JobHandlers } from '@kinloom/jobs';
import type { INestApplicationContext } from '@nestjs/common';

/** What each job does: one call of the domain. */
export function createJobHandlers(app: INestApplicationContext): JobHandlers {
  const agents = app.get(AgentRunService);
  const turns = app.get(TurnsService);
  const reflections = app.get(ReflectionService);
  const offerings = app.get(OfferingsService);
  const shared = app.get(SharedMemoriesService);
  const drawing = app.get(InsightComputationService);
  const talk = app.get(SoulTalkService);
  const work = app.get(BackgroundTasksService);
  const accounts = app.get(AccountsService);
  const budgets = app.get(BudgetsService);
  const mails = app.get(MailsService);
  const sessions = app.get(SessionsService);
  const threadKeys = app.get(ThreadKeysService);
  const files = app.get(FilesService);
  const imports = app.get(ImportsService);
  const importWork = app.get(ImportTaskService);
  const analyses = app.get(AnalysisService);
  const management = app.get(ManagementService);
  const departures = app.get(DepartureService);
  const securityLog = app.get(SecurityLogService);
  const safety = app.get(SafetyService);
  const signup = app.get(SignupSettingsService);
  return {
    turn: ({ turnId }) => turns.processConversation(turnId),
    reflection: ({ conversationId }) => reflections.reflect(conversationId),
    offering: ({ offeringId }) => offerings.read(offeringId),
    shared: ({ sharedMemoryId }) => shared.reflect(sharedMemoryId),
    insight: ({ companionId }) => drawing.compute(companionId),
    preview: ({ jobId }) => importWork.preview(jobId),
    import: ({ jobId }) => importWork.import(jobId),
    analysis: ({ jobId }) => analyses.attend(jobId),
    reload: ({ jobId }) => management.attendReload(jobId),
    agent: () => agents.attend(),
    mail: ({ mailId }) => mails.send(mailId),
    sweep: async () => {
      await Promise.all([
        turns.enqueueStaleTurns(),
        reflections.sweep(),
        drawing.sweep(),
        offerings.sweep(),
        shared.sweep(),
        accounts.sweep(),
        mails.sweep(),
        sessions.sweep(),
        threadKeys.sweep(),
        files.sweep(),
        imports.sweep(),
        analyses.sweep(),
        agents.sweep(),
        talk.sweep(),
        departures.sweep(),
        securityLog.sweep(),
        safety.sweep(),
        signup.sweep(),
        work.tidy(),
        budgets.tidy(),
      ]);
    },
  };
}
