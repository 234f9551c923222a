import type { Channel } from '@kinloom/contract';
import {
  channelOptions,
  FIRST_CHOICE,
  sendOptionsOf,
  selectedPlace,
  parseChoice,
  parseSendOptions,
  styleOf,
} from './send-options';

const channel = (id: number, more: Partial<Channel> = {}): Channel => ({
  id,
  name: `Place ${id}`,
  emoji: '🌊',
  description: '',
  systemPrompt: '',
  active: true,
  ...more,
});
const group = { isGroup: true };
const alone = { isGroup: false };

describe('how a message is said', () => {
  it('is a topic or one of the own channels, never both', () => {
    expect(sendOptionsOf(FIRST_CHOICE, alone, [])).toEqual({ topic: 'general' });
    expect(sendOptionsOf({ ...FIRST_CHOICE, place: 'channel:4' }, alone, [channel(4)])).toEqual({ channelId: 4 });
  });

  it('names a style in a group alone, and only where one was chosen', () => {
    const chosen = { ...FIRST_CHOICE, style: 'structured' as const };
    expect(sendOptionsOf(chosen, group, [])).toEqual({ topic: 'general', style: 'structured' });
    expect(sendOptionsOf(chosen, alone, [])).toEqual({ topic: 'general' });
    expect(sendOptionsOf(FIRST_CHOICE, group, [])).toEqual({ topic: 'general' });
  });

  it('is a whisper only between two', () => {
    const whispering = { ...FIRST_CHOICE, whisper: true };
    expect(sendOptionsOf(whispering, alone, [])).toEqual({ topic: 'general', whisper: true });
    expect(sendOptionsOf(whispering, group, [])).toEqual({ topic: 'general' });
  });

  it('falls back where the channel is closed or gone, but not before that is known', () => {
    const chosen = { ...FIRST_CHOICE, place: 'channel:4' };
    expect(selectedPlace(chosen, undefined)).toBe('channel:4');
    expect(selectedPlace(chosen, [channel(4, { active: false })])).toBe('topic:general');
    expect(selectedPlace(chosen, [channel(5)])).toBe('topic:general');
    expect(selectedPlace({ ...FIRST_CHOICE, place: 'elsewhere' }, undefined)).toBe('topic:general');
  });

  it('offers open channels by their sign and name', () => {
    expect(channelOptions([channel(1), channel(2, { active: false }), channel(3, { emoji: '' })])).toEqual([
      { value: 'channel:1', label: '🌊 Place 1' },
      { value: 'channel:3', label: 'Place 3' },
    ]);
  });

  it('takes its style from the behaviour settings where none was chosen', () => {
    expect(styleOf(FIRST_CHOICE, { autonomousMode: true })).toBe('autonomous');
    expect(styleOf(FIRST_CHOICE, { autonomousMode: false })).toBe('structured');
    expect(styleOf({ ...FIRST_CHOICE, style: 'autonomous' }, { autonomousMode: false })).toBe('autonomous');
  });
});

describe('what was kept', () => {
  it('is read back', () => {
    const choice = { place: 'channel:4', style: 'structured', whisper: true };
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
    const manner = { whisper: true, style: 'autonomous', topic: 'deep', channelId: 3, fileIds: [1, 2] };
    expect(parseSendOptions(manner)).toEqual(manner);
  });

  it.each(['', '{', 'null', '5', '{"place":5,"style":"loud","whisper":"yes"}'])('is the first choice for %j', (text) =>
    expect(parseChoice(text)).toEqual(FIRST_CHOICE),
  );

  it.each([undefined, null, 'x', { whisper: 1, style: 'x', topic: 3, channelId: 0.5, fileIds: ['a'] }])(
    'has no manner in %j',
    (value) => expect(parseSendOptions(value)).toEqual({}),
  );
});
