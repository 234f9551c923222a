import { isMadeOfOwnWords, ownWordsOf } from './password-policy';

const words = ownWordsOf({ email: 'Ada.Lovelace+kin@example.org', displayName: 'Countess Ada' });
const made = (password: string) => isMadeOfOwnWords(password, words);

describe('isMadeOfOwnWords', () => {
  it.each([
    'ada.lovelace+kin',
    'ADA.LOVELACE+KIN@EXAMPLE.ORG',
    'lovelace',
    'Lovelace1815!',
    'adalovelace',
    'countess ada',
    'Kinloom',
    'kinloom2024',
    '!!kinloom-kinloom',
    'ＫＩＮＬＯＯＭ',
  ])('rejects %s', (password) => expect(made(password)).toBe(true));

  it.each(['correct horse', 'my kinloom', 'lovelace writes notes', 'ada 8273 9182', '123456', 'sixsix', '      ', ''])(
    'accepts %j',
    (password) => expect(made(password)).toBe(false),
  );

  it('ignores words of one or two letters and parts of the domain', () => {
    expect(ownWordsOf({ email: 'al.bo@host.example', displayName: 'Al' })).toEqual([
      'al.bo@host.example',
      'example',
      'kinloom',
      'al.bo',
      'host',
    ]);
  });
});
