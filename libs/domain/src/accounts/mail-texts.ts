import { TEXTS } from '@kinloom/contract';

export type MailKind = 'reset' | 'verify';

const MAILS: Record<MailKind, { path: string; subject: string; lead: string; after: string }> = {
  reset: {
    path: '/auth/reset-password',
    subject: `A new password for ${TEXTS.product}`,
    lead: 'Somebody, most likely you, asked to set a new password. This link leads there:',
    after: 'If it was not you, nothing needs doing: your password stays as it is.',
  },
  verify: {
    path: '/auth/verify',
    subject: `Welcome to ${TEXTS.product}: please confirm your address`,
    lead: 'Somebody, most likely you, opened an account with this address. This link confirms that it is yours:',
    after: 'If it was not you, please ignore this mail.',
  },
};

/**
 * What a mail says.
 * @param link.base where the installation is reached, without a slash at the end
 * @param link.token the secret of the link
 * @param link.hours how long it is good for
 */
export function writeMail(
  kind: MailKind,
  link: { base: string; token: string; hours: number },
): { subject: string; text: string } {
  const { path, subject, lead, after } = MAILS[kind];
  const url = `${link.base}${path}?token=${encodeURIComponent(link.token)}`;
  const good = link.hours === 1 ? 'one hour' : `${link.hours} hours`;
  return {
    subject,
    text: [lead, '', url, '', `It is good for ${good}.`, after, '', `${TEXTS.product}. ${TEXTS.tagline}`, ''].join(
      '\n',
    ),
  };
}
