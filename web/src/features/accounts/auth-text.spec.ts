import { TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/http/api';
import { authErrorText, validatePassword } from './auth-text';

describe('authErrorText', () => {
  const errorText = (error: unknown): string => authErrorText(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed);

  it("is the server's text, if any", () =>
    expect(errorText(new ApiError(429, 'too_many_sign_ins', 'Please wait.', {}, ''))).toBe('Please wait.'));

  it('is the refusal text without a server text', () =>
    expect(errorText(new ApiError(401, 'not_signed_in', null, {}, ''))).toBe(TEXTS.auth.invalid));

  it('is the network text if the server was not reached', () => {
    expect(errorText(new ApiError(0, 'unreachable', null, {}, ''))).toBe(TEXTS.auth.loginFailed);
    expect(errorText(new TypeError('odd'))).toBe(TEXTS.auth.loginFailed);
  });
});

describe('validatePassword', () => {
  it.each([
    ['abcdef', 'abcdef', null],
    ['abcdef', 'abcdeg', TEXTS.auth.mismatch],
    ['abc', 'abd', TEXTS.auth.mismatch],
    ['abcde', 'abcde', TEXTS.auth.passwordShort],
    ['', '', TEXTS.auth.passwordShort],
    ['      ', '      ', null],
  ])('%j and %j', (password, again, problem) => expect(validatePassword(password, again)).toBe(problem));
});
