import { normalizeMailbox } from './normalize-mailbox';

describe('normalizeMailbox', () => {
  it('folds ASCII case', () => expect(normalizeMailbox(' Admin@KinLoom.ORG ')).toBe('admin@kinloom.org'));

  it.each(['admin@k\u0131nloom.org', 'adm\u00ADin@kinloom.org', '\uFF41dmin@kinloom.org', '\u212Ainloom@kinloom.org'])(
    'does not fold look-alike characters: %s',
    (address) => {
      expect(normalizeMailbox(address)).not.toBe('admin@kinloom.org');
      expect(normalizeMailbox(address)).not.toBe('kinloom@kinloom.org');
    },
  );
});
