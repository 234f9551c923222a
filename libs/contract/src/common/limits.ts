/** All limits that request validation enforces, with their units. */
export const LIMITS = {
  /** Characters of one message. */
  messageLength: 16_000,
  /** Messages an account may send in a minute. */
  messagesPerMinute: 60,
  /** Failed sign-ins per account and network address (an IPv6 /64 counts as one address) within `failedSignInWindow`. */
  failedSignIns: 10,
  /** Seconds (15 minutes) of the window for all sign-in limits. Successful attempts are not counted. */
  failedSignInWindow: 900,
  /**
   * Failed sign-ins from one network address, over all accounts. Ten times the limit of one account, because a school or an office may
   * share an address; brute force is still bounded to fewer than 10,000 attempts a day.
   */
  failedSignInsPerAddress: 100,
  /**
   * Failed sign-ins to one account from all addresses it never signed in from. It slows distributed guessing. An
   * address from which the account signed in before is exempt, so that an attacker cannot lock the owner out.
   */
  failedSignInsPerAccount: 100,
  /**
   * Failed sign-ins to all accounts from unknown addresses. One costs about 50 ms of CPU time, so this bounds them to about a ninth of
   * one CPU. Addresses known to the account are exempt.
   */
  failedSignInsGlobal: 2_000,
  /** Wrong passwords within a session (change of password, thread keys, sessions, deletion), over all addresses. */
  failedConfirmations: 30,
  /** Days for which an address stays known after a successful sign-in from it. */
  knownAddressDays: 90,
  /** Sign-ups in an hour from one network address (high enough for a class or team that starts together), and of the whole installation. */
  signUpsPerAddress: 30,
  signUpsGlobal: 1_000,
  /** Mails of one kind to one address per hour. */
  mailsPerHour: 5,
  /** Mails per hour requested from one network address, and of the installation: what small mail servers accept from one sender. */
  mailsPerAddress: 30,
  mailsGlobal: 1_000,
  /** Unknown or expired mailed links that one network address may present in a quarter of an hour. A link holds 256 random bits. */
  failedTokens: 30,
  /** Account exports per hour. */
  exportsPerHour: 6,
  /** Seconds for which entering the password counts as a recent authentication (10 minutes). */
  recentAuthentication: 600,
  /** Days a thread key is valid: default, and the choices. */
  threadKeyDays: 180,
  threadKeyDaysChoices: [30, 90, 180, 365],
  /** Days an expired thread key is still listed. */
  expiredThreadKeyDays: 30,
  /** Set-up codes tried in an hour: by one account, from one network address, and of the installation. A code has 140 random bits. */
  setupCodesPerAccount: 5,
  setupCodesPerAddress: 10,
  setupCodesPerHour: 60,
  /** Characters of a set-up code as typed, with separators. */
  setupCodeLength: 100,
  /** Invitations at once, including used and expired ones of the last 30 days. */
  invites: 200,
  /** Days an invitation is valid: default and maximum. */
  inviteDaysDefault: 7,
  inviteDaysMax: 90,
  inviteNoteLength: 100,
  /** Characters of an invitation token, or of the set-up code that may replace it. */
  inviteLength: 200,
  /** Password lengths that the strength hint rates as sufficient and good: advice, not validation (ASVS 5.0, 6.2.1). */
  passwordAdvised: 12,
  passwordGood: 15,
  /** Characters: shortest password accepted (specification, section 9). */
  passwordMin: 6,
  /** Characters: longest password accepted. Bounded because Argon2 hashes all of it. */
  passwordMax: 1_000,
  emailLength: 254,
  displayNameLength: 80,
  soulNameLength: 100,
  archetypeLength: 50,
  instructionsLength: 32_000,
  threadNameLength: 100,
  titleLength: 200,
  focusLength: 200,
  /** Souls of one group. */
  groupSouls: 20,
  groupLeast: 2,
  /** Conversations in the list of recent groups (specification, section 9). */
  recentGroups: 5,
  channelNameLength: 60,
  channelDescriptionLength: 300,
  channelPromptLength: 4_000,
  channels: 50,
  /** Maximum delay between two replies of a group in milliseconds. */
  responseDelayMax: 10_000,
  /** Bytes of one file, files in one upload, and bytes of all of them. */
  fileBytes: 20 * 1_024 * 1_024,
  uploadFiles: 50,
  uploadBytes: 200 * 1_024 * 1_024,
  fileNameLength: 255,
  /** Bytes of a chat export sent as a file (500 MB), and of one sent as text. */
  exportBytes: 500 * 1_024 * 1_024,
  /** Bytes of the archive of an account (4 GB). */
  archiveBytes: 4 * 1_024 * 1_024 * 1_024,
  exportTextBytes: 64 * 1_024 * 1_024,
  /** Minimum entries of a plain-text import (specification, section 5). */
  importEntries: 5,
  /** Characters of an avatar as a data URL: some 1.5 MB of picture. */
  avatarLength: 2_000_000,
  /**
   * Pixels of a side of an image shown in pages. A page may show many, each decoded to 4 bytes per pixel: 64 MB for the largest. Character
   * cards are published at up to about 2,000 × 3,000.
   */
  avatarSide: 4_096,
  /**
   * Pixels of a side, and of the whole image, for attached images. 16,384 is the longest side that browsers and GPUs show
   * as one surface; 67 megapixels cover what phone cameras write in their main modes (12–50 megapixels).
   */
  imageSide: 16_384,
  imagePixels: 67_000_000,
  /** Pixels of a side, and bytes, of a picture that is sent to a language model. Browsers scale larger ones. */
  modelImageSide: 1_024,
  modelImageBytes: 1_048_576,
  /** Pictures that are sent with one request, from the newest messages. */
  modelImages: 3,
  cardBytes: 100 * 1_024 * 1_024,
  /** Characters of a file's text that souls read. */
  fileText: 200_000,
  /** Characters of a search query, and hits per answer. */
  searchLength: 200,
  searchDefault: 30,
  searchMax: 100,
  /** Characters of an offered memory, characters of a note, and anchors of one thread. */
  offeringLength: 100_000,
  noteLength: 2_000,
  threadAnchors: 200,
  /** Characters of a voice rule or thinking trait, and rules of one soul. */
  ruleLength: 500,
  rules: 60,
  /** Characters of the address of a model server, of a key and of a model's name. */
  modelAddressLength: 500,
  modelKeyLength: 500,
  modelNameLength: 200,
  /** Souls of a continuity check, and characters of a reply in it. */
  continuitySouls: 3,
  continuityReplyLength: 4_000,
  /** Context of a model in tokens. */
  contextTokensMin: 1_024,
  contextTokensMax: 1_000_000,
  /** Memories shown per layer. */
  layerMemories: 100,
  /** Characters of an agent's task. */
  agentTaskLength: 16_000,
  /** Seconds a request waits for its background job before it answers 202. */
  jobWait: 60,
  /** Tones or tags of a memory, and characters of each. */
  labels: 30,
  labelLength: 60,
  /** Bytes of JSON of a soul's personality (64 KB). */
  personalityBytes: 65_536,
  /** Bytes of JSON of an account's settings. */
  settingsBytes: 16_384,
  /** Page size of messages: default and maximum. */
  pageDefault: 100,
  pageMax: 500,
  /** Bytes of a JSON body. */
  jsonBytes: 262_144,
  /** Page size of the security log: default and maximum. */
  securityEventsDefault: 50,
  securityEventsMax: 200,
  /** Retention of the security log in days. */
  securityEventDays: 90,
  /**
   * Members that must contribute to a figure before operators may see it, if the figure depends on what users said, remembered or
   * uploaded (k-anonymity with k = 5). Operators themselves do not count.
   */
  membersBehindFigure: 5,
  /**
   * Bytes of one socket frame. A message of 16,000 characters takes up to 48,000 bytes of UTF-8, and its frame little more; longer frames
   * (messages of characters that JSON escapes) are sent over HTTP.
   */
  socketFrameBytes: 65_536,
  /** Slider values of a personality. */
  sliderMin: 1,
  sliderMax: 5,
  sliderDefault: 3,
} as const;

/** Milliseconds after which a typing indicator expires unless it is renewed. */
export const TYPING_LASTS = 5_000;

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
