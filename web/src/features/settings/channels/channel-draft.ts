import { CHANNEL_EMOJI, type Channel } from '@kinloom/contract';

/** The editable fields of a channel. */
export type ChannelDraft = Pick<Channel, 'name' | 'emoji' | 'description' | 'systemPrompt'>;

export const EMPTY_CHANNEL_DRAFT: ChannelDraft = { name: '', emoji: '', description: '', systemPrompt: '' };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Validates a draft and returns one error text per invalid field; an empty object if the draft is valid. */
export function validateDraft({ name, emoji }: ChannelDraft): { name?: string; emoji?: string } {
  return {
    ...(name.trim() === '' ? { name: 'A channel needs a name.' } : {}),
    ...([...graphemes.segment(emoji.trim())].length > 1 ? { emoji: 'Choose a single emoji.' } : {}),
  };
}

/** Normalises a draft for saving: trims every field and sets the default emoji where none was given. */
export function normaliseDraft({ name, emoji, description, systemPrompt }: ChannelDraft): ChannelDraft {
  return {
    name: name.trim(),
    emoji: emoji.trim() || CHANNEL_EMOJI,
    description: description.trim(),
    systemPrompt: systemPrompt.trim(),
  };
}

/** Sorts saved channels by creation (ascending id); channels not yet confirmed by the server come last. */
export function sortChannels(channels: readonly Channel[]): Channel[] {
  return [...channels].sort((a, b) =>
    isPendingChannel(a) === isPendingChannel(b) ? Math.abs(a.id) - Math.abs(b.id) : b.id - a.id,
  );
}

/** Optimistically added channels have a negative id until the server answers. */
export function isPendingChannel({ id }: Pick<Channel, 'id'>): boolean {
  return id < 0;
}
