import { DomainError, type ErrorCode, ERRORS } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { BreachedPasswordsService } from './breached-passwords.service';
import { isCommonPassword } from './common-passwords';
import { isMadeOfOwnWords, ownWordsOf } from './password-policy';

/** Which new passwords are refused beyond their length. There are no rules about kinds of characters. */
@Injectable()
export class PasswordPolicyService {
  constructor(private readonly breached: BreachedPasswordsService) {}

  /**
   * @param owner whose password it is to be
   * @param field which of the fields that were sent it is
   * @throws DomainError password_common, password_own, password_breached
   */
  async check(password: string, owner: { email: string; displayName: string }, field: string): Promise<void> {
    if (await isCommonPassword(password)) throw refused('password_common', field);
    if (isMadeOfOwnWords(password, ownWordsOf(owner))) throw refused('password_own', field);
    if (await this.breached.includes(password)) throw refused('password_breached', field);
  }
}

function refused(code: ErrorCode, field: string): DomainError {
  return new DomainError(code, { fields: { [field]: ERRORS[code].text } });
}
