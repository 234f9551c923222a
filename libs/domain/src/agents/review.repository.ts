import type { Personality } from '@kinloom/contract';
import { isCommittedLineSql, MessageEntity, SoulReflectionEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface SetupRow {
  id: number;
  personality: Personality | string;
  instructions: string;
  messages: number;
  reflections: number;
  archive: number;
  files: number;
  unread: number;
}
export interface ReplyRow {
  id: number;
  conversation_id: number;
  text: string;
  said_at: Date;
}

/** Configuration and results of souls, for reviews. */
@Injectable()
export class ReviewRepository {
  constructor(private readonly source: DataSource) {}

  async setupForOwner(accountId: number, id: number): Promise<SetupRow | null> {
    // SQL: subqueries, read in one snapshot
    const [row] = await this.source.query<SetupRow[]>(
      `SELECT p.id, p.personality, p.gpt_instructions AS instructions,
         (SELECT count(*)::int FROM messages m JOIN conversation_souls s ON s.conversation_id = m.conversation_id WHERE s.companion_id = p.id) AS messages,
         (SELECT count(*)::int FROM soul_reflections r WHERE r.companion_id = p.id) AS reflections,
         (SELECT count(*)::int FROM archive_lines a WHERE a.companion_id = p.id AND ${isCommittedLineSql('a', 'p.id')}) AS archive,
         (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id) AS files,
         (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.unread IS NOT NULL) AS unread
       FROM companions p WHERE p.id = $1 AND p.account_id = $2`,
      [id, accountId],
    );
    return row ?? null;
  }

  /** First or newest replies of a soul, oldest first; without whispered and forgotten ones, because reviews quote them. */
  async replies(accountId: number, id: number, newest: boolean, limit: number): Promise<ReplyRow[]> {
    const rows = await this.source
      .getRepository(MessageEntity)
      .createQueryBuilder('message')
      .innerJoin('message.conversation', 'conversation')
      .select('message.id', 'id')
      .addSelect('message.conversationId', 'conversation_id')
      .addSelect('left(message.content, 4000)', 'text')
      .addSelect('message.createdAt', 'said_at')
      .where({ companionId: id, status: 'complete', whispered: false, forgotten: false, conversation: { accountId } })
      .orderBy('message.id', newest ? 'DESC' : 'ASC')
      .limit(limit)
      .getRawMany<ReplyRow>();
    return newest ? rows.reverse() : rows;
  }

  /** Counts reflections and active memories of an account's souls. */
  reflections(accountId: number): Promise<number> {
    return this.source.getRepository(SoulReflectionEntity).countBy({ companion: { accountId } });
  }
}
