import { TEXTS } from '@kinloom/contract';
import { ApiError } from '../../lib/api';
import { authFailure, passwordProblem } from './auth-words';

describe('what an authentication screen says', () => {
  const words = (error: unknown): string => authFailure(error, TEXTS.auth.invalid, TEXTS.auth.loginFailed);

  it("is the server's words, where it gave any", () =>
    expect(words(new ApiError(429, 'too_many_sign_ins', 'Please wait.', {}, ''))).toBe('Please wait.'));

  it('is the refusal, where it gave none', () =>
    expect(words(new ApiError(401, 'not_signed_in', null, {}, ''))).toBe(TEXTS.auth.invalid));

  it('is the network text, where it was not reached', () => {
    expect(words(new ApiError(0, 'unreachable', null, {}, ''))).toBe(TEXTS.auth.loginFailed);
    expect(words(new TypeError('odd'))).toBe(TEXTS.auth.loginFailed);
  });
});

describe('a new password', () => {
  it.each([
    ['abcdef', 'abcdef', null],
    ['abcdef', 'abcdeg', TEXTS.auth.mismatch],
    ['abc', 'abd', TEXTS.auth.mismatch],
    ['abcde', 'abcde', TEXTS.auth.passwordShort],
    ['', '', TEXTS.auth.passwordShort],
    ['      ', '      ', null],
  ])('%j and %j', (password, again, problem) => expect(passwordProblem(password, again)).toBe(problem));
});
