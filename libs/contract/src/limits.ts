/** Every limit of the contract that a border checks, with its unit. */
export const LIMITS = {
  /** Characters of one message. */
  messageLength: 16_000,
  /** Messages an account may send in a minute. */
  messagesPerMinute: 60,
  /** Failed sign-ins per account and network address (an IPv6 /64 counts as one address) … */
  failedSignIns: 10,
  /** … in this many seconds (a quarter of an hour). Right ones are given back. Holds for the limits below as well. */
  failedSignInWindow: 900,
  /**
   * Failed sign-ins from one network address, over all accounts. Ten times the limit of one account, because a school or an office may
   * share an address; a guesser still gets fewer than 10,000 tries a day.
   */
  failedSignInsPerAddress: 100,
  /**
   * Failed sign-ins to one account from all addresses it never signed in from. It slows guessing that is spread over many networks. An
   * address from which the account signed in before is exempt, so that strangers cannot lock its person out.
   */
  failedSignInsPerAccount: 100,
  /**
   * Failed sign-ins to all accounts from unknown addresses. One costs about 50 ms of a processor, so this bounds them to about a ninth of
   * one processor. Addresses known to the account are exempt.
   */
  failedSignInsGlobal: 2_000,
  /** Wrong passwords within a session (change of password, thread keys, sessions, deletion), over all addresses. */
  failedConfirmations: 30,
  /** Days for which an address from which an account signed in stays known. */
  knownAddressDays: 90,
  /** Sign-ups in an hour from one network address (a class or a team that starts together), and of the whole installation. */
  signUpsPerAddress: 30,
  signUpsGlobal: 1_000,
  /** Mails of one kind that one address may be sent in an hour … */
  mailsPerHour: 5,
  /** … that one network address may ask for, and all together: what small mail servers accept from one sender. */
  mailsPerAddress: 30,
  mailsGlobal: 1_000,
  /** Unknown or expired mailed links that one network address may present in a quarter of an hour. A link holds 256 random bits. */
  failedTokens: 30,
  /** Times an account may take everything with it in an hour. */
  exportsPerHour: 6,
  /** Seconds for which a password that was given counts as a recent authentication (10 minutes). */
  recentAuthentication: 600,
  /** Days a thread key is good for where nothing is chosen, and the choices. */
  threadKeyDays: 180,
  threadKeyDaysChoices: [30, 90, 180, 365],
  /** Days an expired thread key is still listed. */
  expiredThreadKeyDays: 30,
  /** Set-up codes tried in an hour: by one account, from one network address, and by everybody together. A code has 140 random bits. */
  setupCodesPerAccount: 5,
  setupCodesPerAddress: 10,
  setupCodesPerHour: 60,
  /** Characters of a set-up code as somebody may type it, with separators. */
  setupCodeLength: 100,
  /** Invitations there may be at once, used and expired ones of the last 30 days included. */
  invites: 200,
  /** Days an invitation is valid: when nothing is asked for, and at most. */
  inviteDaysDefault: 7,
  inviteDaysMax: 90,
  inviteNoteLength: 100,
  /** Characters of an invitation, or of the set-up code in its place. */
  inviteLength: 200,
  /** Characters from which on a password is called long enough, and good: advice, not a rule (ASVS 5.0, 6.2.1). */
  passwordAdvised: 12,
  passwordGood: 15,
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
  focusLength: 200,
  /** Souls of one group. */
  groupSouls: 20,
  groupLeast: 2,
  /** Conversations a list of recent groups shows (specification, section 9). */
  recentGroups: 5,
  channelNameLength: 60,
  channelDescriptionLength: 300,
  channelPromptLength: 4_000,
  channels: 50,
  /** Milliseconds between two replies of a group, at most. */
  responseDelayMax: 10_000,
  /** Bytes of one file, files in one upload, and bytes of all of them. */
  fileBytes: 20 * 1_024 * 1_024,
  uploadFiles: 50,
  uploadBytes: 200 * 1_024 * 1_024,
  fileNameLength: 255,
  /** Bytes of a chat export sent as a file (500 MB), and of one sent as text. */
  exportBytes: 500 * 1_024 * 1_024,
  exportTextBytes: 64 * 1_024 * 1_024,
  /** Entries that an import of plain text needs (specification, section 5). */
  importEntries: 5,
  /** Characters of an avatar as a data URL: some 1.5 MB of picture. */
  avatarLength: 2_000_000,
  /**
   * Pixels of a side of a picture that pages show. A page may show many, each decoded to 4 bytes a pixel: 64 MB for the largest. Character
   * cards are published at up to about 2,000 × 3,000.
   */
  avatarSide: 4_096,
  /**
   * Pixels of a side, and of a whole picture, that is attached as a file. 16,384 is the longest side that browsers and graphics cards show
   * as one surface; 67 megapixels cover what phone cameras write in their main modes (12–50 megapixels).
   */
  imageSide: 16_384,
  imagePixels: 67_000_000,
  cardBytes: 100 * 1_024 * 1_024,
  /** Characters of a file that are read for its souls. */
  fileText: 200_000,
  /** Characters of what is searched for, and hits of one answer. */
  searchLength: 200,
  searchDefault: 30,
  searchMax: 100,
  /** Characters of a memory that is offered, of a note to something, and anchors of one thread. */
  offeringLength: 100_000,
  noteLength: 2_000,
  threadAnchors: 200,
  /** Characters of a rule of how a soul speaks, or of a trait of how it thinks, and rules of one soul. */
  ruleLength: 500,
  rules: 60,
  /** Memories of one layer that are shown. */
  layerMemories: 100,
  /** Characters of what an agent is to do. */
  agentTaskLength: 16_000,
  /** Seconds a call waits for work that is done behind it. */
  jobWait: 60,
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
  /** Bytes of a JSON body. */
  jsonBytes: 262_144,
  /** Entries of the security log in one page: when nothing is asked for, and at most. */
  securityEventsDefault: 50,
  securityEventsMax: 200,
  /** Days for which an entry of the security log is kept. */
  securityEventDays: 90,
  /**
   * Members that must stand behind a figure before operators may see it, where the figure depends on what people said, remembered or
   * uploaded (k-anonymity with k = 5). Operators themselves do not count.
   */
  membersBehindFigure: 5,
  /**
   * Bytes of one socket frame. A message of 16,000 characters takes up to 48,000 bytes of UTF-8, and its frame little more; what is longer
   * (a message of nothing but characters that JSON escapes) goes over HTTP.
   */
  socketFrameBytes: 65_536,
  /** Slider values of a personality. */
  sliderMin: 1,
  sliderMax: 5,
  sliderDefault: 3,
} as const;

/** Milliseconds after which somebody who was writing and says no more of it has stopped. */
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
