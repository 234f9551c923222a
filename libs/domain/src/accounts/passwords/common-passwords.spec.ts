import { isCommonPassword } from './common-passwords';

describe('isCommonPassword', () => {
  it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', 'ｄｒａｇｏｎ'])(
    'contains %s',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it.each(['correct horse', 'sixsix', '', 'four words in a row'])('does not contain %j', async (password) =>
    expect(await isCommonPassword(password)).toBe(false),
  );

  it('contains at least 10,000 passwords of an accepted length', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const accepted = dictionary['passwords-common'].filter((password) => password.length >= 6);
    expect(accepted.length).toBeGreaterThan(10_000);
    for (const password of accepted.filter((_, place) => place % 97 === 0))
      expect(await isCommonPassword(password.toUpperCase())).toBe(true);
  });
});
