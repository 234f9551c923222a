import { CHANNEL_EMOJI, type Channel } from '@kinloom/contract';
import { normaliseDraft, sortChannels, isPendingChannel, EMPTY_CHANNEL_DRAFT, validateDraft } from './channel-draft';

const channel = (id: number): Channel => ({ ...EMPTY_CHANNEL_DRAFT, id, name: `${id}`, active: true });

describe('channel draft', () => {
  it.each(['', '  ', '\n'])('rejects the name %j', (name) =>
    expect(validateDraft({ ...EMPTY_CHANNEL_DRAFT, name })).toEqual({ name: 'A channel needs a name.' }),
  );

  it.each(['', ' 🌱 ', '👩‍🚀', '🇧🇪', '❤️'])('accepts the emoji %j', (emoji) =>
    expect(validateDraft({ ...EMPTY_CHANNEL_DRAFT, name: 'x', emoji })).toEqual({}),
  );

  it('rejects more than one emoji', () =>
    expect(validateDraft({ ...EMPTY_CHANNEL_DRAFT, name: 'x', emoji: '🌱🌱' })).toEqual({
      emoji: 'Choose a single emoji.',
    }));

  it('is trimmed and gets the default emoji', () => {
    expect(normaliseDraft({ ...EMPTY_CHANNEL_DRAFT, name: ' Late talk ' })).toEqual({
      ...EMPTY_CHANNEL_DRAFT,
      name: 'Late talk',
      emoji: CHANNEL_EMOJI,
    });
    expect(normaliseDraft({ ...EMPTY_CHANNEL_DRAFT, name: 'x', emoji: ' 🌙' }).emoji).toBe('🌙');
  });
});

describe('the list of channels', () => {
  it('is sorted by creation, with pending channels last', () => {
    expect(sortChannels([channel(-2), channel(9), channel(-1), channel(4)]).map(({ id }) => id)).toEqual([
      4, 9, -1, -2,
    ]);
    expect(isPendingChannel(channel(-1))).toBe(true);
    expect(isPendingChannel(channel(1))).toBe(false);
  });
});
