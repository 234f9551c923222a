import { DomainError, type ErrorCode, ERRORS } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { BreachedPasswordsService } from './breached-passwords.service';
import { isCommonPassword } from './common-passwords';
import { isMadeOfOwnWords, ownWordsOf } from './password-policy';

/** Rejects weak new passwords. There are no rules about character classes. */
@Injectable()
export class PasswordPolicyService {
  constructor(private readonly breached: BreachedPasswordsService) {}

  /**
   * Checks a new password.
   * @param owner account data that the password must not be made of
   * @param field name of the request field, for the error
   * @throws DomainError password_common, password_own, password_breached
   */
  async check(password: string, owner: { email: string; displayName: string }, field: string): Promise<void> {
    if (await isCommonPassword(password)) throw rejection('password_common', field);
    if (isMadeOfOwnWords(password, ownWordsOf(owner))) throw rejection('password_own', field);
    if (await this.breached.includes(password)) throw rejection('password_breached', field);
  }
}

function rejection(code: ErrorCode, field: string): DomainError {
  return new DomainError(code, { fields: { [field]: ERRORS[code].text } });
}
