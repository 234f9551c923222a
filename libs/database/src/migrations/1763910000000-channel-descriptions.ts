import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Descriptions of the default channels: name, as they were, as they are given to new accounts. */
const DESCRIPTIONS = [
  ['General Chat', 'Whatever is on your mind.', 'Everyday conversation.'],
  ['Creative Lab', 'Making things up together.', 'Create things together.'],
  ['Deep Reflection', 'Slow thoughts that go further down.', 'Slow and deep thinking.'],
] as const;

/** Gives the default channels of older accounts the descriptions of new accounts; channels that were changed stay as they are. */
export class ChannelDescriptions1763910000000 implements MigrationInterface {
  readonly name = 'ChannelDescriptions1763910000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, before, after] of DESCRIPTIONS) await describe(runner, name, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, before, after] of DESCRIPTIONS) await describe(runner, name, after, before);
  }
}

async function describe(runner: QueryRunner, name: string, from: string, to: string): Promise<void> {
  await runner.query('UPDATE channels SET description = $3 WHERE name = $1 AND description = $2', [name, from, to]);
}
