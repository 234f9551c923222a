import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { WorkLimit } from './work-limit';

/** The library's standard, Argon2id, with 46 MiB, one pass, one lane: what OWASP's ASVS 5.0 (appendix C) asks for at least. */
const OPTIONS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Hashes computed at once in one process: 2 × 46 MiB, and half of the four threads that Node shares between hashing, files and names.
 * 500 that wait take about 12 s at 50 ms each: whoever comes later is asked to try again.
 */
const hashing = new WorkLimit(2, 500);

/** Compared with when there is no account, so that an unknown address takes as long as a wrong password. */
let nobody: Promise<string> | null = null;

/** @throws DomainError unavailable where too many hashes are waited for */
export function hashSecret(secret: string): Promise<string> {
  return hashing.run(() => hash(secret, OPTIONS));
}

/**
 * @param stored the hash kept of the secret; null where there is none: takes as long, and is never right
 * @throws DomainError unavailable where too many hashes are waited for
 */
export async function secretMatches(stored: string | null, secret: string): Promise<boolean> {
  nobody ??= hash('nobody', OPTIONS);
  const compared = stored ?? (await nobody);
  const right = await hashing.run(() => verify(compared, secret, OPTIONS));
  return right && stored !== null;
}

/** What is kept of a mailed secret. It has 256 random bits, so one round of hashing is enough. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
