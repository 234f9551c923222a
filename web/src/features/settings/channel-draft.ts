import { CHANNEL_EMOJI, type Channel } from '@kinloom/contract';

/** A channel as it is being written. */
export type ChannelDraft = Pick<Channel, 'name' | 'emoji' | 'description' | 'systemPrompt'>;

export const NEW_CHANNEL: ChannelDraft = { name: '', emoji: '', description: '', systemPrompt: '' };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is wrong with a draft, field by field; nothing where it can be kept. */
export function problemsOf({ name, emoji }: ChannelDraft): { name?: string; emoji?: string } {
  return {
    ...(name.trim() === '' ? { name: 'A channel needs a name.' } : {}),
    ...([...graphemes.segment(emoji.trim())].length > 1 ? { emoji: 'An emoji is a single sign.' } : {}),
  };
}

/** The draft as it is kept: without white space around, and with a note where no emoji was given. */
export function finished({ name, emoji, description, systemPrompt }: ChannelDraft): ChannelDraft {
  return {
    name: name.trim(),
    emoji: emoji.trim() || CHANNEL_EMOJI,
    description: description.trim(),
    systemPrompt: systemPrompt.trim(),
  };
}

/** Those of the server in the order they were made; one that is still on its way there, below all. */
export function inOrder(channels: readonly Channel[]): Channel[] {
  return [...channels].sort((a, b) =>
    isOnItsWay(a) === isOnItsWay(b) ? Math.abs(a.id) - Math.abs(b.id) : b.id - a.id,
  );
}

/** A channel that the server has not answered yet has no id of its own: a negative one stands in. */
export function isOnItsWay({ id }: Pick<Channel, 'id'>): boolean {
  return id < 0;
}
