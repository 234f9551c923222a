/** Every limit of the contract that a border checks, with its unit. */
export const LIMITS = {
  /** Characters of one message. */
  messageLength: 16_000,
  /** Messages an account may send in a minute. */
  messagesPerMinute: 60,
  /** Failed sign-ins per account and network address … */
  failedSignIns: 10,
  /** … in this many seconds (a quarter of an hour). */
  failedSignInWindow: 900,
  /** Mails of one kind that one address may be sent in an hour. */
  mailsPerHour: 5,
  /** Characters: shortest password accepted (specification, section 9). */
  passwordMin: 6,
  /** Characters: longest password accepted; Argon2 hashes all of it, so it is bounded. */
  passwordMax: 1_000,
  emailLength: 254,
  displayNameLength: 80,
  soulNameLength: 100,
  archetypeLength: 50,
  instructionsLength: 32_000,
  threadNameLength: 100,
  titleLength: 200,
  /** Tones or tags of a memory, and characters of each. */
  labels: 30,
  labelLength: 60,
  /** Bytes of JSON of a soul's personality (64 KB). */
  personalityBytes: 65_536,
  /** Bytes of JSON of an account's settings. */
  settingsBytes: 16_384,
  /** Messages in one page: when nothing is asked for, and at most. */
  pageDefault: 100,
  pageMax: 500,
  /** Bytes of a JSON body, and of one socket frame. */
  jsonBytes: 262_144,
  /** Slider values of a personality. */
  sliderMin: 1,
  sliderMax: 5,
  sliderDefault: 3,
} as const;

/** Milliseconds between polls while the socket is down (specification, section 9). */
export const POLLING = { messages: 2_000, typing: 1_000 } as const;

/** How toasts behave (specification, section 9). Milliseconds and pixels. */
export const TOASTS = {
  visible: 1,
  duration: 5_000,
  removeDelay: 1_000_000,
  swipeThreshold: 50,
  maxWidth: 420,
} as const;
