import { type Companion, LIMITS, type Message, type SharedMemoryType } from '@kinloom/contract';

/** A moment as it is being written down. */
export interface SharedDraft {
  title: string;
  content: string;
  personalMeaning: string;
  memoryType: SharedMemoryType | '';
  significance: number;
  companionIds: readonly number[];
}

/** Messages of a whole chat that stand in the draft: the newest. */
const LATELY = 10;

/** What a memory of one message, or of a whole chat, begins with. */
export function draftFrom(
  messages: readonly Message[],
  souls: readonly Pick<Companion, 'id' | 'name'>[],
  companionIds: readonly number[],
): SharedDraft {
  const nameOf = (id: number | null) => souls.find((soul) => soul.id === id)?.name ?? 'You';
  const said = messages.filter(({ content }) => content.trim() !== '');
  const content =
    said.length === 1
      ? (said[0]?.content ?? '')
      : said
          .slice(-LATELY)
          .map((message) => `${nameOf(message.companionId)}: ${message.content}`)
          .join('\n\n');
  return {
    title: '',
    content: content.slice(0, LIMITS.messageLength),
    personalMeaning: '',
    memoryType: '',
    significance: 5,
    companionIds,
  };
}

/** Whether it can be kept: a title and a type are needed, words, and somebody who keeps it. */
export function isKeepable({ title, content, memoryType, companionIds }: SharedDraft): boolean {
  return title.trim() !== '' && content.trim() !== '' && memoryType !== '' && companionIds.length > 0;
}
