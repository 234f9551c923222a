import { CompanionEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export type ContinuitySoul = Pick<
  CompanionEntity,
  'id' | 'name' | 'archetype' | 'personality' | 'gptInstructions' | 'tone' | 'trust' | 'relationshipLevel' | 'config'
>;

/** Souls of a continuity check: what they are, without memories and conversations. */
@Injectable()
export class ContinuitySoulsRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns null if the account has no such soul */
  findForOwner(accountId: number, id: number): Promise<ContinuitySoul | null> {
    return this.source.getRepository(CompanionEntity).findOne({
      select: {
        id: true,
        name: true,
        archetype: true,
        personality: true,
        gptInstructions: true,
        tone: true,
        trust: true,
        relationshipLevel: true,
        config: true,
      },
      where: { id, accountId },
    });
  }
}
