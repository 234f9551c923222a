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

/** Everything of a message request except its text and `clientId`. */
export type SendOptions = Omit<BodyOf<'POST /api/conversations/:id/messages'>, 'content' | 'clientId'>;

/** The options selected beside the message box, applied to every message; a whisper to the next one only. */
export interface SendChoice {
  /** `topic:<name>` for a built-in topic, `channel:<id>` for a channel of the account. */
  place: string;
  /** null: use the account's behaviour settings. */
  style: ConversationStyle | null;
  whisper: boolean;
}

export const DEFAULT_CHOICE: SendChoice = { place: 'topic:general', style: null, whisper: false };

const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
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
  label: TOPIC_LABELS[topic],
}));

export const STYLE_OPTIONS = STYLES.map((style) => ({ value: style, label: TEXTS.chat.styles[style] }));

/** The account's active channels as options. */
export function channelOptions(channels: readonly Channel[]): PlaceOption[] {
  return channels
    .filter(({ active }) => active)
    .map(({ id, emoji, name }) => ({ value: `channel:${id}`, label: `${emoji} ${name}`.trim() }));
}

/**
 * The selected place, or the default if its channel is inactive or deleted.
 * @param channels undefined until loaded: the selection is kept meanwhile
 */
export function selectedPlace(choice: SendChoice, channels: readonly Channel[] | undefined): string {
  if (TOPIC_OPTIONS.some(({ value }) => value === choice.place)) return choice.place;
  const exists = !channels || channelOptions(channels).some(({ value }) => value === choice.place);
  return exists && /^channel:\d+$/.test(choice.place) ? choice.place : DEFAULT_CHOICE.place;
}

/** Send options of the next message; options that do not apply to this conversation are left out. */
export function sendOptionsOf(
  choice: SendChoice,
  { isGroup }: Pick<Conversation, 'isGroup'>,
  channels: readonly Channel[] | undefined,
): SendOptions {
  const place = selectedPlace(choice, channels);
  const topic = TOPICS.find((item) => place === `topic:${item}`);
  return {
    ...(topic ? { topic } : { channelId: Number(place.slice('channel:'.length)) }),
    ...(isGroup && choice.style ? { style: choice.style } : {}),
    ...(!isGroup && choice.whisper ? { whisper: true } : {}),
  };
}

/** The effective style: the chosen one, else the one from the behaviour settings. */
export function styleOf(choice: SendChoice, behavior: Pick<Behavior, 'autonomousMode'>): ConversationStyle {
  return choice.style ?? (behavior.autonomousMode ? 'autonomous' : 'structured');
}

/** Parses a stored choice; invalid fields get their defaults. */
export function parseChoice(text: string): SendChoice {
  const { place, style, whisper } = parseObject(text);
  return {
    place: typeof place === 'string' ? place : DEFAULT_CHOICE.place,
    style: STYLES.find((item) => item === style) ?? null,
    whisper: whisper === true,
  };
}

/** Parses the stored send options of an unsent message; invalid fields are dropped. */
export function parseSendOptions(value: unknown): SendOptions {
  const { whisper, style, topic, channelId, fileIds } = { ...(typeof value === 'object' ? value : null) } as Record<
    string,
    unknown
  >;
  const known = { style: STYLES.find((item) => item === style), topic: TOPICS.find((item) => item === topic) };
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

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Nothing stored, or foreign content.
  }
}
