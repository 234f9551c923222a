import { createHash } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Timeout in milliseconds; the user waits for the response. */
const TIMEOUT_MS = 2_000;
/** Hex digits of the SHA-1 sent to the service; about a thousand passwords share each prefix. */
const PREFIX_LENGTH = 5;

/**
 * Checks passwords against known breaches through a configurable k-anonymity range API (`KINLOOM_BREACHED_PASSWORDS_URL`). Only the first
 * five hex digits of the SHA-1 leave this process. Off by default.
 */
@Injectable()
export class BreachedPasswordsService {
  private readonly logger = new Logger('BreachedPasswords');
  private failures = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @returns false also if the service fails or times out (fail open), so that an outage blocks no sign-up */
  async includes(password: string): Promise<boolean> {
    const base = this.config.breachedPasswordsUrl;
    if (base === null) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const response = await fetch(`${base}/${hash.slice(0, PREFIX_LENGTH)}`, {
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return hasSuffix(await response.text(), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      this.failures += 1;
      this.logger.warn(`password.breach_check_failed reason=${reasonOf(error)} failures=${this.failures}`);
      return false;
    }
  }
}

/** Response lines are `SUFFIX:COUNT`; lines with count 0 are padding. */
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
