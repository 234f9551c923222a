import { type Companion, LIMITS, type Message, type SharedMemoryType } from '@kinloom/contract';

/** Draft of a shared memory. */
export interface SharedDraft {
  title: string;
  content: string;
  personalMeaning: string;
  memoryType: SharedMemoryType | '';
  significance: number;
  companionIds: readonly number[];
}

/** Number of recent messages in the draft for a whole chat. */
const RECENT_MESSAGES = 10;

/** Creates the initial draft from one message or a whole chat. */
export function createSharedDraft(
  messages: readonly Message[],
  souls: readonly Pick<Companion, 'id' | 'name'>[],
  companionIds: readonly number[],
): SharedDraft {
  const nameOf = (id: number | null) => souls.find((soul) => soul.id === id)?.name ?? 'You';
  const nonEmpty = messages.filter(({ content }) => content.trim() !== '');
  const content =
    nonEmpty.length === 1
      ? (nonEmpty[0]?.content ?? '')
      : nonEmpty
          .slice(-RECENT_MESSAGES)
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

/** Whether the draft is complete: title, type, text and at least one soul. */
export function isComplete({ title, content, memoryType, companionIds }: SharedDraft): boolean {
  return title.trim() !== '' && content.trim() !== '' && memoryType !== '' && companionIds.length > 0;
}
