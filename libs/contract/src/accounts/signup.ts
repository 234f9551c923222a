/** Who may create an account: anyone, holders of an invitation, or no one. */
export const SIGNUP_MODES = ['open', 'invite', 'closed'] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];

/** State of sign-up for the public page. It must not reveal whether an account exists. */
export interface SignupState {
  mode: SignupMode;
  /** The address must be verified by a mailed link before the first sign-in. */
  confirmsByMail: boolean;
}

/** An invitation as operators see it. Its token is shown once, on creation. */
export interface Invite {
  id: number;
  note: string;
  createdAt: string;
  expiresAt: string;
  /** Null while the invitation is unused. */
  usedAt: string | null;
}

export interface CreatedInvite extends Invite {
  /** Query value of `/signup?invite=…`. */
  token: string;
}

export interface SignupSettings {
  mode: SignupMode;
  /** The mode is set by `KINLOOM_SIGNUP` and cannot be changed in the app. */
  fixed: boolean;
  /** Newest first; used and expired ones for 30 days. */
  invites: Invite[];
}
