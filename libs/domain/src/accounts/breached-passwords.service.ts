import { createHash } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Milliseconds the service has to answer: somebody waits for their account. */
const TIMEOUT_MS = 2_000;
/** Characters of the SHA-1 that are sent: some thousand passwords share them. */
const PREFIX = 5;

/**
 * Asks a service of the operator's choice whether a password is in known leaks (`KINLOOM_BREACHED_PASSWORDS_URL`, the k-anonymity range API). Only the
 * first five hexadecimal digits of its SHA-1 leave this process. Off unless configured.
 */
@Injectable()
export class BreachedPasswordsService {
  private readonly logger = new Logger('BreachedPasswords');
  private failures = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @returns false also where the service did not answer usably within two seconds: nobody is locked out by its failure */
  async includes(password: string): Promise<boolean> {
    const base = this.config.breachedPasswordsUrl;
    if (base === null) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const response = await fetch(`${base}/${hash.slice(0, PREFIX)}`, {
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return hasSuffix(await response.text(), hash.slice(PREFIX));
    } catch (error) {
      this.failures += 1;
      this.logger.warn(`password.breach_check_failed reason=${reasonOf(error)} failures=${this.failures}`);
      return false;
    }
  }
}

/** Lines are `SUFFIX:COUNT`; lines with a count of 0 only hide how long the answer is. */
function hasSuffix(lines: string, suffix: string): boolean {
  return lines.split(/\r?\n/).some((line) => {
    const [found, count] = line.split(':');
    return found?.trim().toUpperCase() === suffix && Number(count) > 0;
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^status \d{3}$/.test(error.message) ? error.message.replace(' ', '_') : error.name;
}
