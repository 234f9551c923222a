import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit';

/** Argon2id with 46 MiB, one pass, one lane: the minimum of OWASP ASVS 5.0 (appendix C). */
const OPTIONS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Limits concurrent hashing per process: 2 × 46 MiB, and half of Node's four threads in the libuv pool. A queue of 500 takes about 12 s at
 * 50 ms each; further requests are rejected.
 */
const hashing = new ConcurrencyLimit(2, 500);

/** Hash that is verified if there is no account, so that timing does not reveal whether an address is known. */
let dummyHash: Promise<string> | null = null;

/** Hashes a secret with Argon2id. @throws DomainError unavailable if the queue is full */
export function hashSecret(secret: string): Promise<string> {
  return hashing.run(() => hash(secret, OPTIONS));
}

/**
 * Verifies a secret in constant effort.
 * @param stored Argon2id hash; null takes equally long and never matches
 * @throws DomainError unavailable if the queue is full
 */
export async function secretMatches(stored: string | null, secret: string): Promise<boolean> {
  dummyHash ??= hash('dummyHash', OPTIONS);
  const compared = stored ?? (await dummyHash);
  const isMatch = await hashing.run(() => verify(compared, secret, OPTIONS));
  return isMatch && stored !== null;
}

/** SHA-256 of a random token. One round suffices for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
