import { CHANNEL_EMOJI, type Channel } from '@kinloom/contract';
import { finished, inOrder, isOnItsWay, NEW_CHANNEL, problemsOf } from './channel-draft';

const channel = (id: number): Channel => ({ ...NEW_CHANNEL, id, name: `${id}`, active: true });

describe('a channel that is written', () => {
  it.each(['', '  ', '\n'])('needs more of a name than %j', (name) =>
    expect(problemsOf({ ...NEW_CHANNEL, name })).toEqual({ name: 'A channel needs a name.' }),
  );

  it.each(['', ' 🌱 ', '👩‍🚀', '🇧🇪', '❤️'])('takes %j for an emoji', (emoji) =>
    expect(problemsOf({ ...NEW_CHANNEL, name: 'x', emoji })).toEqual({}),
  );

  it('takes one sign only', () =>
    expect(problemsOf({ ...NEW_CHANNEL, name: 'x', emoji: '🌱🌱' })).toEqual({ emoji: 'An emoji is a single sign.' }));

  it('has a note where it has no emoji', () => {
    expect(finished({ ...NEW_CHANNEL, name: ' Late talk ' })).toEqual({
      ...NEW_CHANNEL,
      name: 'Late talk',
      emoji: CHANNEL_EMOJI,
    });
    expect(finished({ ...NEW_CHANNEL, name: 'x', emoji: ' 🌙' }).emoji).toBe('🌙');
  });
});

describe('the list of channels', () => {
  it('goes by age, with what is on its way below', () => {
    expect(inOrder([channel(-2), channel(9), channel(-1), channel(4)]).map(({ id }) => id)).toEqual([4, 9, -1, -2]);
    expect(isOnItsWay(channel(-1))).toBe(true);
    expect(isOnItsWay(channel(1))).toBe(false);
  });
});
