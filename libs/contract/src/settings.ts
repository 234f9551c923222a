import { BREAKS } from './care';

/** Responses per turn that a group may give (specification, section 9). */
export const MAX_RESPONSES = [1, 2, 3, 5] as const;
export type MaxResponses = (typeof MAX_RESPONSES)[number];

/** How groups behave, and what the person sees of it. `responseDelay` is in milliseconds between two souls' replies. */
export interface Behavior {
  /** Natural Flow where a message names no style; otherwise Soul Circle. */
  autonomousMode: boolean;
  typingIndicators: boolean;
  /** A group with no topic of its own is held to what the person last said. */
  focusMode: boolean;
  maxResponses: MaxResponses;
  responseDelay: number;
  darkMode: boolean;
  /** Minutes of continuing chat after which a break is suggested. */
  breakMinutes: number;
  /** ISO 3166 code of where the person is, for help that is right there; empty where it is not known. */
  country: string;
}

/** Specification, section 9. */
export const BEHAVIOR_DEFAULTS: Behavior = {
  autonomousMode: true,
  typingIndicators: true,
  focusMode: false,
  maxResponses: 3,
  responseDelay: 2_000,
  darkMode: false,
  breakMinutes: BREAKS.usual,
  country: '',
};

/** A place of talk with a tone of its own: its system prompt shapes the replies to what is sent in it. */
export interface Channel {
  id: number;
  name: string;
  emoji: string;
  description: string;
  systemPrompt: string;
  active: boolean;
}

/** What a channel shows where no emoji was given. */
export const CHANNEL_EMOJI = '📝';

/** What every account begins with. */
export const DEFAULT_CHANNELS: readonly Omit<Channel, 'id' | 'active'>[] = [
  {
    name: 'General Chat',
    emoji: '💬',
    description: 'Whatever is on your mind.',
    systemPrompt: 'Everyday talk: easy, warm and at the pace of the person.',
  },
  {
    name: 'Creative Lab',
    emoji: '🎨',
    description: 'Making things up together.',
    systemPrompt:
      'Invent together: offer images, build on what the person brings, and prefer the unexpected to the safe.',
  },
  {
    name: 'Deep Reflection',
    emoji: '🌊',
    description: 'Slow thoughts that go further down.',
    systemPrompt: 'Take time: one thought at a time, look at what lies beneath it, and ask rather than conclude.',
  },
];
