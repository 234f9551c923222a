import {
  STYLES,
  TEXTS,
  TOPICS,
  type Behavior,
  type BodyOf,
  type Channel,
  type Conversation,
  type ConversationStyle,
  type Topic,
} from '@kinloom/contract';

/** How a message is said, apart from its words. */
export type SendOptions = Omit<BodyOf<'POST /api/conversations/:id/messages'>, 'content' | 'clientId'>;

/** What stands beside the message box and goes with every message. */
export interface Choice {
  /** The topic channel: `topic:deep`, or `channel:12` for one of the account's own. */
  place: string;
  /** null: as the account's behaviour settings say. */
  style: ConversationStyle | null;
  whisper: boolean;
}

export const FIRST_CHOICE: Choice = { place: 'topic:general', style: null, whisper: false };

const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  general: 'General',
  creative: 'Creative',
  deep: 'Deep',
  playful: 'Playful',
  support: 'Support',
};

export interface PlaceOption {
  value: string;
  label: string;
}

export const TOPIC_OPTIONS: readonly PlaceOption[] = TOPICS.map((topic) => ({
  value: `topic:${topic}`,
  label: TOPIC_WORDS[topic],
}));

export const STYLE_OPTIONS = STYLES.map((style) => ({ value: style, label: TEXTS.chat.styles[style] }));

/** The account's own channels that are open. */
export function channelOptions(channels: readonly Channel[]): PlaceOption[] {
  return channels
    .filter(({ active }) => active)
    .map(({ id, emoji, name }) => ({ value: `channel:${id}`, label: `${emoji} ${name}`.trim() }));
}

/** The place that is chosen, or the first where that one is closed or gone. Unknown channels stay chosen until they are known. */
export function selectedPlace(choice: Choice, channels: readonly Channel[] | undefined): string {
  if (TOPIC_OPTIONS.some(({ value }) => value === choice.place)) return choice.place;
  const there = !channels || channelOptions(channels).some(({ value }) => value === choice.place);
  return there && /^channel:\d+$/.test(choice.place) ? choice.place : FIRST_CHOICE.place;
}

/** How the next message goes: what has no meaning in this conversation is left out. */
export function sendOptionsOf(
  choice: Choice,
  { isGroup }: Pick<Conversation, 'isGroup'>,
  channels: readonly Channel[] | undefined,
): SendOptions {
  const place = selectedPlace(choice, channels);
  const topic = TOPICS.find((one) => place === `topic:${one}`);
  return {
    ...(topic ? { topic } : { channelId: Number(place.slice('channel:'.length)) }),
    ...(isGroup && choice.style ? { style: choice.style } : {}),
    ...(!isGroup && choice.whisper ? { whisper: true } : {}),
  };
}

/** The style that holds: the chosen one, else what the behaviour settings come to. */
export function styleOf(choice: Choice, behavior: Pick<Behavior, 'autonomousMode'>): ConversationStyle {
  return choice.style ?? (behavior.autonomousMode ? 'autonomous' : 'structured');
}

/** A choice that was kept; what is not one is left out. */
export function parseChoice(text: string): Choice {
  const { place, style, whisper } = fieldsOf(text);
  return {
    place: typeof place === 'string' ? place : FIRST_CHOICE.place,
    style: STYLES.find((one) => one === style) ?? null,
    whisper: whisper === true,
  };
}

/** A manner that was kept with an unsent message; what is not one is left out. */
export function parseSendOptions(value: unknown): SendOptions {
  const { whisper, style, topic, channelId, fileIds } = { ...(typeof value === 'object' ? value : null) } as Record<
    string,
    unknown
  >;
  const known = { style: STYLES.find((one) => one === style), topic: TOPICS.find((one) => one === topic) };
  return {
    ...(whisper === true ? { whisper } : {}),
    ...(known.style ? { style: known.style } : {}),
    ...(known.topic ? { topic: known.topic } : {}),
    ...(isId(channelId) ? { channelId } : {}),
    ...(Array.isArray(fileIds) && fileIds.length > 0 && fileIds.every(isId) ? { fileIds } : {}),
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Nothing was kept, or something else wrote it.
  }
}
