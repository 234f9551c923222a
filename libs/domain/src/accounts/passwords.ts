import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The library's standard, Argon2id, with 46 MiB, one pass, one lane: what OWASP's ASVS 5.0 (appendix C) asks for at least. */
const OPTIONS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** Compared with when there is no account, so that an unknown address takes as long as a wrong password. */
let nobody: Promise<string> | null = null;

export function hashSecret(secret: string): Promise<string> {
  return hash(secret, OPTIONS);
}

/** @param stored the hash kept of the secret; null where there is none: takes as long, and is never right */
export async function secretMatches(stored: string | null, secret: string): Promise<boolean> {
  nobody ??= hash('nobody', OPTIONS);
  const right = await verify(stored ?? (await nobody), secret, OPTIONS);
  return right && stored !== null;
}

/** What is kept of a mailed secret. It has 256 random bits, so one round of hashing is enough. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
