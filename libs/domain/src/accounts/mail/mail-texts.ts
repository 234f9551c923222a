import { TEXTS } from '@kinloom/contract';

export type MailKind = 'reset' | 'verify' | 'known';
/** Kinds of mail with a token link that proves the address; other kinds contain no secret. */
export type LinkKind = Exclude<MailKind, 'known'>;

const LINKS: Record<LinkKind, { path: string; subject: string; lead: string; after: string }> = {
  reset: {
    path: '/auth/reset-password',
    subject: `A new password for ${TEXTS.product}`,
    lead: 'A new password was requested for your account. To set one, open this link:',
    after: 'If it was not you, ignore this mail: your password stays the same.',
  },
  verify: {
    path: '/auth/verify',
    subject: `Welcome to ${TEXTS.product}: please confirm your address`,
    lead: 'An account was created with this address. To confirm that the address is yours, open this link:',
    after: 'If it was not you, please ignore this mail.',
  },
};

/**
 * Text of a mail with a token link.
 * @param link.base base URL of the installation without a trailing slash
 * @param link.token secret token
 * @param link.hours validity of the token in hours
 */
export function writeMail(
  kind: LinkKind,
  link: { base: string; token: string; hours: number },
): { subject: string; text: string } {
  const { path, subject, lead, after } = LINKS[kind];
  const url = `${link.base}${path}?token=${encodeURIComponent(link.token)}`;
  const good = link.hours === 1 ? 'one hour' : `${link.hours} hours`;
  return { subject, text: closed([lead, '', url, '', `It is valid for ${good}.`, after]) };
}

/** Text of the mail for a sign-up with an address that already has an account. @param base as above */
export function writeKnownMail(base: string): { subject: string; text: string } {
  return {
    subject: `You already have an account at ${TEXTS.product}`,
    text: closed([
      'There was an attempt to sign up with your address. It already has an account, so no new one was created.',
      '',
      `If it was you, sign in: ${base}/auth/login`,
      `If you have forgotten your password, set a new one: ${base}/auth/forgot-password`,
      '',
      'If it was not you, you do not need to do anything.',
    ]),
  };
}

function closed(lines: readonly string[]): string {
  return [...lines, '', `${TEXTS.product}. ${TEXTS.tagline}`, ''].join('\n');
}
