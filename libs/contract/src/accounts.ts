export const ROLES = ['member', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** An account as its own person sees it. */
export interface Me {
  id: number;
  email: string;
  displayName: string;
  role: Role;
  /** Stated to be 18 or over. Until then the first run comes before every other screen. */
  adult: boolean;
  /** In the guarded mode of somebody under 18. */
  guarded: boolean;
  /** The installation has no operator yet: the set-up code, entered by this account, makes it the operator. Always false for operators. */
  setupPending: boolean;
  settings: Record<string, unknown>;
}

export interface Success {
  success: true;
}

export interface SignedIn extends Success {
  user: Me;
}

/** A signed-in browser of the account. `current` is the one that asks. */
export interface AccountSession {
  id: number;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string;
  address: string;
  current: boolean;
}

/** A named way in: the key itself is never shown again. `redirect` is a path of this app. */
export interface ThreadKey {
  id: number;
  thread_name: string;
  redirect: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** From then on it opens nothing. It is still listed for a while. */
  expiresAt: string;
}

export type ThreadAnswer = { status: 'success'; redirect: string } | { status: 'error' };
