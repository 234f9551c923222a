import { isCommonPassword } from './common-passwords';

describe('the list of common passwords', () => {
  it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', 'ｄｒａｇｏｎ'])('has %s', async (password) =>
    expect(await isCommonPassword(password)).toBe(true),
  );

  it.each(['correct horse', 'sixsix', '', 'four words in a row'])('has not %j', async (password) =>
    expect(await isCommonPassword(password)).toBe(false),
  );

  it('has at least 10,000 of the length that is accepted', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const accepted = dictionary['passwords-common'].filter((password) => password.length >= 6);
    expect(accepted.length).toBeGreaterThan(10_000);
    for (const password of accepted.filter((_, place) => place % 97 === 0))
      expect(await isCommonPassword(password.toUpperCase())).toBe(true);
  });
});
