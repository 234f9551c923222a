export const ROLES = ['member', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** An account as its owner sees it. */
export interface Me {
  id: number;
  email: string;
  displayName: string;
  role: Role;
  /** The user stated to be 18 or over. While false, the app shows only the first-run screen. */
  adult: boolean;
  /** The account is in the guarded mode for minors. */
  guarded: boolean;
  /** The installation has no operator yet; entering the set-up code makes this account the operator. Always false for operators. */
  setupPending: boolean;
  settings: Record<string, unknown>;
  /** IANA name of the time zone, such as Europe/Berlin; null until a browser said it. */
  timeZone: string | null;
}

export interface Success {
  success: true;
}

export interface SignedIn extends Success {
  user: Me;
}

/** A session of the account in one browser. `current` marks the session that makes the request. */
export interface AccountSession {
  id: number;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string;
  address: string;
  current: boolean;
  /** Until then sensitive actions need no password; null unless it was entered recently in this session. */
  authenticatedUntil: string | null;
}

/** A named sign-in key, without the secret, which is shown only when it is created. `redirect` is a path of this app. */
export interface ThreadKey {
  id: number;
  thread_name: string;
  redirect: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** The key is invalid from this time on. Expired keys are listed for `LIMITS.expiredThreadKeyDays`. */
  expiresAt: string;
}

export type ThreadAnswer = { status: 'success'; redirect: string } | { status: 'error' };

/** Answer of an account's deletion that continues in the background (202). The session has ended. */
export interface AccountDeletionStarted {
  /** Reads the state of the deletion (`POST /api/account/deletion`), for as long as it is known. */
  token: string;
}

/** State of a deletion that was started. Times are ISO 8601, UTC. */
export interface AccountDeletionState {
  state: 'running' | 'done';
  /** Steps that are finished, of `steps`. */
  finishedSteps: number;
  steps: number;
  requestedAt: string;
  /** Null while it runs. */
  finishedAt: string | null;
}
