import type { Channel } from '@kinloom/contract';
import {
  channelOptions,
  DEFAULT_CHOICE,
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

describe('send options', () => {
  it('have a topic or a custom channel, never both', () => {
    expect(sendOptionsOf(DEFAULT_CHOICE, alone, [])).toEqual({ topic: 'general' });
    expect(sendOptionsOf({ ...DEFAULT_CHOICE, place: 'channel:4' }, alone, [channel(4)])).toEqual({ channelId: 4 });
  });

  it('include a style only in a group and only if one was chosen', () => {
    const chosen = { ...DEFAULT_CHOICE, style: 'structured' as const };
    expect(sendOptionsOf(chosen, group, [])).toEqual({ topic: 'general', style: 'structured' });
    expect(sendOptionsOf(chosen, alone, [])).toEqual({ topic: 'general' });
    expect(sendOptionsOf(DEFAULT_CHOICE, group, [])).toEqual({ topic: 'general' });
  });

  it('include a whisper only in a one-to-one chat', () => {
    const whispering = { ...DEFAULT_CHOICE, whisper: true };
    expect(sendOptionsOf(whispering, alone, [])).toEqual({ topic: 'general', whisper: true });
    expect(sendOptionsOf(whispering, group, [])).toEqual({ topic: 'general' });
  });

  it('fall back when the channel is inactive or deleted, but not before channels are loaded', () => {
    const chosen = { ...DEFAULT_CHOICE, place: 'channel:4' };
    expect(selectedPlace(chosen, undefined)).toBe('channel:4');
    expect(selectedPlace(chosen, [channel(4, { active: false })])).toBe('topic:general');
    expect(selectedPlace(chosen, [channel(5)])).toBe('topic:general');
    expect(selectedPlace({ ...DEFAULT_CHOICE, place: 'elsewhere' }, undefined)).toBe('topic:general');
  });

  it('list active channels with emoji and name', () => {
    expect(channelOptions([channel(1), channel(2, { active: false }), channel(3, { emoji: '' })])).toEqual([
      { value: 'channel:1', label: '🌊 Place 1' },
      { value: 'channel:3', label: 'Place 3' },
    ]);
  });

  it('take the style from the behaviour settings when none was chosen', () => {
    expect(styleOf(DEFAULT_CHOICE, { autonomousMode: true })).toBe('autonomous');
    expect(styleOf(DEFAULT_CHOICE, { autonomousMode: false })).toBe('structured');
    expect(styleOf({ ...DEFAULT_CHOICE, style: 'autonomous' }, { autonomousMode: false })).toBe('autonomous');
  });
});

describe('stored options', () => {
  it('are parsed', () => {
    const choice = { place: 'channel:4', style: 'structured', whisper: true };
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
    const options = { whisper: true, style: 'autonomous', topic: 'deep', channelId: 3, fileIds: [1, 2] };
    expect(parseSendOptions(options)).toEqual(options);
  });

  it.each(['', '{', 'null', '5', '{"place":5,"style":"loud","whisper":"yes"}'])(
    'give the default choice for %j',
    (text) => expect(parseChoice(text)).toEqual(DEFAULT_CHOICE),
  );

  it.each([undefined, null, 'x', { whisper: 1, style: 'x', topic: 3, channelId: 0.5, fileIds: ['a'] }])(
    'give no send options for %j',
    (value) => expect(parseSendOptions(value)).toEqual({}),
  );
});
