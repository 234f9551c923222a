import type { AdminAccount, BodyOf } from '@kinloom/contract';

/** A change of an account that is confirmed first, with its texts. */
export interface AccountChange {
  body: BodyOf<'PATCH /api/admin/accounts/:id'>;
  title: string;
  question: (email: string) => string;
  /** Label of the button that confirms it. */
  action: string;
  /** Title of the toast after it. */
  done: string;
}

export const ROLE_CHANGES: Readonly<Record<AdminAccount['role'], AccountChange>> = {
  operator: {
    body: { role: 'operator' },
    title: 'Make operator',
    question: (email) =>
      `${email} will be able to use the whole administration: change roles, close accounts, lift guarded mode, set up models and read the security log.`,
    action: 'Make operator',
    done: 'Role changed to operator',
  },
  member: {
    body: { role: 'member' },
    title: 'Make member',
    question: (email) => `${email} will no longer be able to use the administration. Its souls and chats stay.`,
    action: 'Make member',
    done: 'Role changed to member',
  },
};

export const CLOSE_ACCOUNT: AccountChange = {
  body: { disabled: true },
  title: 'Close account',
  question: (email) =>
    `${email} will be signed out everywhere and cannot sign in until the account is reopened. No data is deleted.`,
  action: 'Close account',
  done: 'Account closed',
};

export const LIFT_GUARDED_MODE: AccountChange = {
  body: { guarded: false },
  title: 'Lift guarded mode',
  question: (email) =>
    `Guarded mode protects people under 18: souls decline romance, and breaks are suggested earlier. Lift it for ${email} only on request, and only if the person is 18 or over. Nothing changes if it is not on.`,
  action: 'Lift guarded mode',
  done: 'Guarded mode is off',
};
