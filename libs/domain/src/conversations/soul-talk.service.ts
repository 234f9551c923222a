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
import { ConversationsService } from './conversations.service';
import { MessagesRepository, type ReplyRow } from './messages.repository';
import { MessagesService } from './messages.service';

/** The kind of job that stands for a reply somebody does not wait for. */
const REPLY = 'reply';
/** Milliseconds for which this process follows such a reply; the sweeper sees to what takes longer. */
const FOLLOWED = 600_000;
/** Forgotten jobs that are seen to at a time. */
const SWEEP = 100;

/**
 * Speaking to a soul outside a conversation's own page: with words that go into its latest conversation, and its reply as the answer. Both
 * ways see one history.
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
   * @param waits whether the caller waits for the reply; where not, or where it takes longer than a call may, the work is answered
   * @throws DomainError soul_not_found, message_blank, message_too_long, too_many, file_not_found; voice_unreachable where the reply failed
   */
  async speak(
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
    const reply = waits ? await this.reply(conversation.id, message.id, LIMITS.jobWait * 1_000) : null;
    if (!reply) return this.follow(accountId, conversation.id, message.id);
    if (reply.status === 'failed') throw new DomainError('voice_unreachable');
    return { success: true, response: reply.content };
  }

  /** The soul's latest conversation, oldest first: its newest messages. @throws DomainError soul_not_found */
  async history(accountId: number, companionId: number): Promise<SoulChatMessage[]> {
    const conversation = await this.conversations.latest(accountId, companionId);
    const page = await this.messages.page(accountId, conversation.id, { limit: LIMITS.pageMax });
    return page.map(({ id, content, senderId, createdAt, files }) => ({
      id,
      content,
      sender: senderId === null ? 'soul' : 'user',
      timestamp: createdAt,
      files: files.map(({ name, type }) => ({ name, type })),
    }));
  }

  /** Ends the jobs of replies whose follower is gone. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.forgotten([REPLY], SWEEP)) {
      const begun = await this.tasks.begin(id);
      const messageId = begun && (begun.payload as { messageId?: unknown }).messageId;
      if (!begun || typeof messageId !== 'number') continue;
      const reply = await this.stored.replyTo(messageId);
      if (reply) await this.settle(begun, reply);
    }
  }

  /** The reply to a message when it is at rest, or null where it is not in time. */
  private reply(conversationId: number, messageId: number, milliseconds: number): Promise<ReplyRow | null> {
    const tells = ({ event, payload }: RoomEvent) =>
      event === 'message' &&
      payload.conversationId === conversationId &&
      payload.aiGenerated &&
      payload.status !== 'streaming';
    return this.tasks.until(
      tells,
      () => this.stored.replyTo(messageId),
      (row) => row !== null,
      milliseconds,
    );
  }

  private async follow(accountId: number, conversationId: number, messageId: number): Promise<JobAccepted> {
    const { jobId } = await this.tasks.create(accountId, REPLY, { messageId });
    void this.see(jobId, conversationId, messageId);
    return { jobId };
  }

  private async see(jobId: number, conversationId: number, messageId: number): Promise<void> {
    try {
      const reply = await this.reply(conversationId, messageId, FOLLOWED);
      if (reply) await this.settle({ id: jobId, attempt: 0 }, reply);
    } catch (error) {
      this.logger.warn(`job ${jobId} is left to the sweeper: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  private async settle(job: { id: number; attempt: number }, { status, content, failure }: ReplyRow): Promise<void> {
    if (status === 'failed') await this.tasks.failed(job, failure ?? TEXTS.chat.trouble);
    else await this.tasks.done(job, { success: true, response: content } satisfies SoulAnswer);
  }
}
