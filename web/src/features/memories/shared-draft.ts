import { type Companion, LIMITS, type Message, type SharedMemoryType } from '@kinloom/contract';
import { plainText } from '../../lib/format/plain-text';

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

/** Characters of a title that is taken from a message. */
const TITLE_LENGTH = 60;

/** Title from the first words of a text: its first sentence, cut between two words. */
function titleFrom(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/u);
  const title = sentence.replace(/[.:,;]+$/u, '');
  if (title.length <= TITLE_LENGTH) return title;
  const cut = title.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd() || cut}…`;
}

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
    title: nonEmpty.length === 1 ? titleFrom(plainText(content)) : '',
    content: content.slice(0, LIMITS.messageLength),
    personalMeaning: '',
    memoryType: '',
    significance: 5,
    companionIds,
  };
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the draft still needs, such as "Still needed: a title and a type."; null if it is complete. */
export function missingText({ title, content, memoryType, companionIds }: SharedDraft): string | null {
  const missing = [
    ...(title.trim() === '' ? ['a title'] : []),
    ...(content.trim() === '' ? ['the moment'] : []),
    ...(memoryType === '' ? ['a type'] : []),
    ...(companionIds.length === 0 ? ['a soul'] : []),
  ];
  return missing.length === 0 ? null : `Still needed: ${listFormat.format(missing)}.`;
}
