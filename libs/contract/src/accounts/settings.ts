import { BREAKS } from '../care/care';

/** Responses per turn that a group may give (specification, section 9). */
export const MAX_RESPONSES = [1, 2, 3, 5] as const;
export type MaxResponses = (typeof MAX_RESPONSES)[number];

/** Settings of group conversations. `responseDelay`: milliseconds between the replies of two souls. */
export interface Behavior {
  /** Default style of messages that name none: true is Natural Flow, false is Soul Circle. */
  autonomousMode: boolean;
  typingIndicators: boolean;
  /** Groups without a focus topic use the user's latest message as their topic. */
  focusMode: boolean;
  maxResponses: MaxResponses;
  responseDelay: number;
  darkMode: boolean;
  /** Minutes of continuous chat after which a break is suggested. */
  breakMinutes: number;
  /** ISO 3166 country code, used to choose helplines; empty when unknown. */
  country: string;
}

/** Defaults (specification, section 9). */
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

/** A channel: its system prompt is added to the prompt of replies to messages sent in it. */
export interface Channel {
  id: number;
  name: string;
  emoji: string;
  description: string;
  systemPrompt: string;
  active: boolean;
}

/** Default emoji of a channel. */
export const CHANNEL_EMOJI = '📝';

/** Channels created with every account. */
export const DEFAULT_CHANNELS: readonly Omit<Channel, 'id' | 'active'>[] = [
  {
    name: 'General Chat',
    emoji: '💬',
    description: 'Everyday conversation.',
    systemPrompt: 'Everyday talk: easy, warm and at the pace of the person.',
  },
  {
    name: 'Creative Lab',
    emoji: '🎨',
    description: 'Create things together.',
    systemPrompt:
      'Invent together: offer images, build on what the person brings, and prefer the unexpected to the safe.',
  },
  {
    name: 'Deep Reflection',
    emoji: '🌊',
    description: 'Slow and deep thinking.',
    systemPrompt: 'Take time: one thought at a time, look at what lies beneath it, and ask rather than conclude.',
  },
];
