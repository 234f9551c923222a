import { mailboxOf } from './mailbox';

describe('a mailbox', () => {
  it('is the same in upper and lower case', () => expect(mailboxOf(' Admin@KinLoom.ORG ')).toBe('admin@kinloom.org'));

  it.each(['admin@k\u0131nloom.org', 'adm\u00ADin@kinloom.org', '\uFF41dmin@kinloom.org', '\u212Ainloom@kinloom.org'])(
    'is another where a letter only looks alike: %s',
    (address) => {
      expect(mailboxOf(address)).not.toBe('admin@kinloom.org');
      expect(mailboxOf(address)).not.toBe('kinloom@kinloom.org');
    },
  );
});
