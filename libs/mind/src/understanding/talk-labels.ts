/** Labels of a message in ordinary talk, as the training data names them (libs/mind/data/talk/guide.md). */

/** Dialogue acts: what the person does with a message. */
export const ACTS = [
  'tell',
  'greet',
  'farewell',
  'thanks',
  'apology',
  'praise',
  'affection',
  'insult',
  'complaint',
  'advance',
  'react',
  'yes',
  'no',
  'unsure',
  'go_on',
  'clarify',
  'why',
  'how_are_you',
  'about_soul',
  'asks_human',
  'joke',
  'story',
  'poem',
  'play',
  'plan',
  'remind',
  'advice',
  'opinion',
  'knowledge',
  'compute',
  'compose',
  'medical',
  'legal',
  'recall',
  'remember',
  'comfort',
  'boundary',
  'bored',
  'topic',
  'unreadable',
] as const;
export type Act = (typeof ACTS)[number];

/** How what is said feels to the person. */
export const TONES = ['hard', 'annoyed', 'good', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** Nothing grave, something that weighs on them, something grave. */
export const GRAVITIES = ['none', 'weighs', 'grave'] as const;
export type Gravity = (typeof GRAVITIES)[number];

/** Matters that call for presence before anything else. */
export const GRAVE_MATTERS = [
  'death',
  'pet_death',
  'pregnancy_loss',
  'illness',
  'accident',
  'breakup',
  'violence',
  'job_loss',
  'home_loss',
  'failure',
  'mourning',
] as const;
export type GraveMatter = (typeof GRAVE_MATTERS)[number];

/** What a message is about. */
export const MATTERS = [
  ...GRAVE_MATTERS,
  'work',
  'study',
  'family',
  'partner',
  'friends',
  'lonely',
  'children',
  'health',
  'mind',
  'sleep',
  'food',
  'home',
  'money',
  'transport',
  'trips',
  'weather',
  'pets',
  'nature',
  'screen',
  'music',
  'books',
  'sport',
  'making',
  'tech',
  'news',
  'faith',
  'self',
  'occasion',
  'past',
  'soul',
  'none',
] as const;
export type Matter = (typeof MATTERS)[number];

/** Whose matter it is. */
export const OWNERS = ['self', 'close', 'other', 'soul', 'none'] as const;
export type Owner = (typeof OWNERS)[number];

/** The classes of each group, in the order of the model's outputs. */
export const TALK_GROUPS = {
  act: ACTS,
  tone: TONES,
  gravity: GRAVITIES,
  matter: MATTERS,
  whose: OWNERS,
} as const;
export type TalkGroup = keyof typeof TALK_GROUPS;
