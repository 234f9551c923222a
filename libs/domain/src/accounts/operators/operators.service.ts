import { join } from 'node:path';
import { CONFIG, type Config, isPrivate, RefusedSetting } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AccountsRepository } from '../accounts.repository';
import { AttemptLimitsService } from '../limits/attempt-limits.service';
import { normalizeMailbox } from './normalize-mailbox';
import { OperatorsRepository } from './operators.repository';
import { hashToken } from '../passwords/secret-hashing';
import { canonicalSetupCode, ensureSetupCode, removeSetupCode, SETUP_CODE_FILE } from './setup-code';

/**
 * Grants the operator role on installations that are not private: to the account that enters the one-time set-up code, or whose verified
 * address is listed in `KINLOOM_OPERATORS`.
 */
@Injectable()
export class OperatorsService {
  private readonly logger = new Logger('Operators');
  private readonly listed: ReadonlySet<string>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly operators: OperatorsRepository,
    private readonly accounts: AccountsRepository,
    private readonly attempts: AttemptLimitsService,
    private readonly securityLog: SecurityLogService,
  ) {
    this.listed = new Set(config.operators.map(normalizeMailbox));
  }

  /**
   * Called by each api process before it listens: grants the role to listed accounts, and provides the set-up code while there is no operator.
   * @throws RefusedSetting if the code cannot be written to the data directory
   */
  async prepare(): Promise<void> {
    if (isPrivate(this.config)) return this.discardCode();
    for (const address of this.listed) {
      const account = await this.accounts.findByEmail(address);
      if (account) await this.grantIfListed(account.id);
    }
    if (await this.operators.prepare(() => this.hashOfCode())) {
      this.logger.log(`setup.pending file=${join(this.config.dataDir, SETUP_CODE_FILE)}`);
    } else {
      await this.removeFile();
    }
  }

  /** Whether the installation has no operator yet. */
  async setupPending(): Promise<boolean> {
    return !isPrivate(this.config) && (await this.operators.setupPending());
  }

  /**
   * Makes an account the operator with the set-up code, once.
   * @param address client network address
   * @throws DomainError setup_done, setup_code_wrong, too_many
   */
  async claim(accountId: number, code: string, address: string): Promise<void> {
    if (!(await this.setupPending())) throw new DomainError('setup_done');
    await this.attempts.setupCode(accountId, address);
    const outcome = await this.operators.claim(accountId, hashOfTyped(code));
    if (outcome !== 'done') {
      const recorded = outcome === 'granted' ? 'success' : 'failure';
      await this.securityLog.record({ kind: 'operator_setup', accountId, outcome: recorded });
    }
    if (outcome === 'wrong') throw new DomainError('setup_code_wrong');
    if (outcome === 'done') throw new DomainError('setup_done');
    this.logger.log(`setup.done accountId=${accountId}`);
    await this.removeFile();
  }

  /**
   * Whether a text is the set-up code, which also allows a sign-up while there is no operator. Attempts are rate limited as in `claim`.
   * @param address client network address
   * @throws DomainError too_many
   */
  async isSetupCode(text: string, address: string): Promise<boolean> {
    if (canonicalSetupCode(text) === null || !(await this.setupPending())) return false;
    await this.attempts.setupCode(null, address);
    return this.operators.hasCode(hashOfTyped(text));
  }

  /** Grants the role if the account's verified address is listed. */
  async grantIfListed(accountId: number): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account || account.emailVerifiedAt === null || !this.listed.has(normalizeMailbox(account.email))) return;
    if (!(await this.operators.grant(accountId))) return;
    this.logger.log(`operator.granted accountId=${accountId}`);
    await this.securityLog.record({ kind: 'role_operator', accountId, actor: 'system' });
    await this.removeFile();
  }

  private async hashOfCode(): Promise<string> {
    try {
      return hashOfCanonical(await ensureSetupCode(this.config.dataDir));
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new RefusedSetting(
        'KINLOOM_DATA_DIR',
        `must be writable: the set-up code could not be kept there (${code}).`,
      );
    }
  }

  private async discardCode(): Promise<void> {
    await this.operators.removeCode();
    await this.removeFile();
  }

  /** Failures are logged only: a leftover file is useless without its hash. */
  private async removeFile(): Promise<void> {
    await removeSetupCode(this.config.dataDir).catch((error: NodeJS.ErrnoException) =>
      this.logger.warn(`setup.file_not_removed code=${error.code ?? 'unknown'}`),
    );
  }
}

/** Hash of user input; input that cannot be a code yields a hash that matches none. */
function hashOfTyped(typed: string): string {
  return hashOfCanonical(canonicalSetupCode(typed) ?? '');
}

/** One SHA-256 round suffices for 140 random bits. Comparing hashes makes the timing independent of the code. */
function hashOfCanonical(code: string): string {
  return hashToken(code).toString('hex');
}
