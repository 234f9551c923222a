import {
  type JobAccepted,
  LIMITS,
  type RoomEvent,
  type SoulAnswer,
  type SoulChatMessage,
  TEXTS,
} from '@kinloom/contract';
import { DomainError } from '@kinloom/contract';
import type { SoulMessageRequest } from '@kinloom/contract/requests';
import { BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { Injectable, Logger } from '@nestjs/common';
import { ConversationsService } from '../conversations.service';
import { MessagesRepository, type ReplyRow } from '../messages/messages.repository';
import { MessagesService } from '../messages/messages.service';

/** Task kind of a reply that is followed in the background. */
const REPLY_TASK = 'reply';
/** Milliseconds for which this process waits for such a reply; after that the sweeper settles the task. */
const FOLLOW_TIMEOUT_MS = 600_000;
/** Maximum number of stale tasks per sweep. */
const SWEEP_LIMIT = 100;

/**
 * Request–response access to a soul: posts the message to the soul's latest one-to-one conversation and returns its reply, so that API
 * callers and the chat share one history.
 */
@Injectable()
export class SoulTalkService {
  private readonly logger = new Logger('SoulTalk');

  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly stored: MessagesRepository,
    private readonly tasks: BackgroundTasksService,
  ) {}

  /**
   * Posts a message and returns the reply, or an accepted job.
   * @param waits whether to wait for the reply; if not, or after `LIMITS.jobWait` seconds, the job id is returned
   * @throws DomainError soul_not_found, message_blank, message_too_long, too_many, file_not_found; voice_unreachable where the reply
   * failed
   */
  async sendMessage(
    accountId: number,
    companionId: number,
    { content, whisper, fileIds }: SoulMessageRequest,
    waits: boolean,
  ): Promise<SoulAnswer | JobAccepted> {
    const conversation = await this.conversations.latest(accountId, companionId);
    const message = await this.messages.post(accountId, conversation.id, {
      content,
      ...(whisper === undefined ? {} : { whisper }),
      ...(fileIds === undefined ? {} : { fileIds }),
    });
    const reply = waits ? await this.waitForReply(conversation.id, message.id, LIMITS.jobWait * 1_000) : null;
    if (!reply) return this.follow(accountId, conversation.id, message.id);
    if (reply.status === 'failed') throw new DomainError('voice_unreachable');
    return { success: true, response: reply.content };
  }

  /**
   * Reads the newest page of the soul's latest conversation, oldest first.
   * @throws DomainError soul_not_found
   */
  async history(accountId: number, companionId: number): Promise<SoulChatMessage[]> {
    const conversation = await this.conversations.latest(accountId, companionId);
    const page = await this.messages.listAfter(accountId, conversation.id, 0);
    return page.map(({ id, content, senderId, createdAt, files }) => ({
      id,
      content,
      sender: senderId === null ? 'soul' : 'user',
      timestamp: createdAt,
      files: files.map(({ name, type }) => ({ name, type })),
    }));
  }

  /** Settles the tasks of finished replies whose process no longer follows them. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.listStale([REPLY_TASK], SWEEP_LIMIT)) {
      const task = await this.tasks.claim(id);
      const messageId = task && (task.payload as { messageId?: unknown }).messageId;
      if (!task || typeof messageId !== 'number') continue;
      const reply = await this.stored.findReplyTo(messageId);
      if (reply) await this.settle(task, reply);
    }
  }

  /** Waits for the finished reply to a message; null on timeout. */
  private waitForReply(conversationId: number, messageId: number, milliseconds: number): Promise<ReplyRow | null> {
    const isFinishedReply = ({ event, payload }: RoomEvent) =>
      event === 'message' &&
      payload.conversationId === conversationId &&
      payload.aiGenerated &&
      payload.status !== 'streaming';
    return this.tasks.until(
      isFinishedReply,
      () => this.stored.findReplyTo(messageId),
      (row) => row !== null,
      milliseconds,
    );
  }

  private async follow(accountId: number, conversationId: number, messageId: number): Promise<JobAccepted> {
    const { jobId } = await this.tasks.create(accountId, REPLY_TASK, { messageId });
    void this.settleWhenFinished(jobId, conversationId, messageId);
    return { jobId };
  }

  private async settleWhenFinished(jobId: number, conversationId: number, messageId: number): Promise<void> {
    try {
      const reply = await this.waitForReply(conversationId, messageId, FOLLOW_TIMEOUT_MS);
      if (reply) await this.settle({ id: jobId, attempt: 0 }, reply);
    } catch (error) {
      this.logger.warn(
        `reply.follow_failed jobId=${jobId} error=${error instanceof Error ? error.name : 'unknown'}: the sweeper settles the task`,
      );
    }
  }

  private async settle(job: { id: number; attempt: number }, { status, content, failure }: ReplyRow): Promise<void> {
    if (status === 'failed') await this.tasks.failed(job, failure ?? TEXTS.chat.trouble);
    else await this.tasks.done(job, { success: true, response: content } satisfies SoulAnswer);
  }
}
