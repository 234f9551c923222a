/** Who may create an account: everybody, whoever has an invitation, nobody. */
export const SIGNUP_MODES = ['open', 'invite', 'closed'] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];

/** What the sign-up page needs to know. It says nothing about who has an account. */
export interface SignupState {
  mode: SignupMode;
  /** An account signs in only after the link that was mailed to its address is used. */
  confirmsByMail: boolean;
}

/** An invitation link as operators see it. Its token is shown once, when it is made. */
export interface Invite {
  id: number;
  note: string;
  createdAt: string;
  expiresAt: string;
  /** Null while nobody has signed up with it. */
  usedAt: string | null;
}

export interface CreatedInvite extends Invite {
  /** For `/signup?invite=…`. */
  token: string;
}

export interface SignupSettings {
  mode: SignupMode;
  /** Set by the environment (`KINLOOM_SIGNUP`): it cannot be changed here. */
  fixed: boolean;
  /** Newest first; used and expired ones for 30 days. */
  invites: Invite[];
}
