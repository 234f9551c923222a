import type { Companion, Conversation } from '@kinloom/contract';

/** The soul that was last spoken with; where none was yet, the first. `talks`: the last spoken in first. */
export function lastSpokenWith(souls: readonly Companion[], talks: readonly Conversation[]): Companion | undefined {
  for (const { lastSeq, participantIds } of talks) {
    const soul = lastSeq > 0 ? souls.find(({ id }) => participantIds.includes(id)) : undefined;
    if (soul) return soul;
  }
  return souls[0];
}

/** The conversations that a soul is in and something was said in. */
export function talksWith(talks: readonly Conversation[], soulId: number): Conversation[] {
  return talks.filter(({ lastSeq, participantIds }) => lastSeq > 0 && participantIds.includes(soulId));
}
