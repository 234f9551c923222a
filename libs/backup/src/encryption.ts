import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError } from './backup-error';

/**
 * Encryption of a stream of any length in bounded memory, after the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015): each
 * chunk is sealed with AES-256-GCM under a nonce of a random prefix, the chunk's number and a flag that marks the last one. Chunks can
 * neither be changed nor reordered nor left out, and a file that ends early has no last chunk.
 *
 * Header: magic · log2(N) · r · p · salt · nonce prefix · HMAC-SHA-256 over what precedes it. The HMAC distinguishes a wrong passphrase from damage.
 */
export const ENCRYPTED_MAGIC = Buffer.from('KINLOOM-ENCRYPTED-BACKUP-1\n');

/** scrypt with N = 2^17, r = 8, p = 1: OWASP's first recommendation; 128 MB and about half a second. */
const COST = { logN: 17, r: 8, p: 1 };
/** A header may not ask for more memory than 1 GB (2^20 · 8 · 128 bytes). */
const LOG_N_MOST = 20;
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const MAC_BYTES = 32;
const TAG_BYTES = 16;
const HEADER_BYTES = ENCRYPTED_MAGIC.length + 3 + SALT_BYTES + PREFIX_BYTES + MAC_BYTES;
const CHUNK_BYTES = 64 * 1024;

type Bytes = AsyncIterable<Buffer>;
interface Keys {
  cipher: Buffer;
  mac: Buffer;
}

/** Encrypts what comes. @param passphrase any text @param cost other than the standard only for tests */
export async function* encrypt(source: Bytes, passphrase: string, cost = COST): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const open = Buffer.concat([ENCRYPTED_MAGIC, Buffer.from([cost.logN, cost.r, cost.p]), salt, prefix]);
  const keys = await deriveKeys(passphrase, salt, cost);
  yield Buffer.concat([open, macOf(keys, open)]);
  let number = 0;
  for await (const { chunk, last } of chunksOf(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonceOf(prefix, number, last));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Decrypts what `encrypt` made. Nothing is yielded that has not been authenticated.
 * @throws BackupError where the passphrase is wrong, or the bytes were changed or end early
 */
export async function* decrypt(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  let opened: { keys: Keys; prefix: Buffer } | null = null;
  let number = 0;
  for await (const { chunk, last } of chunksOf(source, CHUNK_BYTES + TAG_BYTES, HEADER_BYTES)) {
    if (!opened) {
      opened = await openHeader(chunk, passphrase);
      if (last) throw endsEarly();
      continue;
    }
    const plain = unseal(opened, chunk, number, last);
    if (plain) yield plain;
    else if (last && (chunk.length < TAG_BYTES || unseal(opened, chunk, number, false))) throw endsEarly();
    else throw damaged(last);
    number += 1;
  }
}

const endsEarly = () =>
  new BackupError('This backup is incomplete: it ends early. Copy it again, or use another backup.');
const damaged = (last: boolean) =>
  new BackupError(
    last
      ? 'This backup is damaged or ends early. Copy it again, or use another backup.'
      : 'This backup is damaged: its contents were changed after it was made. Use another backup.',
  );

async function openHeader(header: Buffer, passphrase: string): Promise<{ keys: Keys; prefix: Buffer }> {
  if (header.length < HEADER_BYTES) throw endsEarly();
  const at = ENCRYPTED_MAGIC.length;
  const [logN = 0, r = 0, p = 0] = header.subarray(at, at + 3);
  const open = header.subarray(0, HEADER_BYTES - MAC_BYTES);
  if (logN < 10 || logN > LOG_N_MOST || r !== COST.r || p !== COST.p) throw damaged(false);
  const keys = await deriveKeys(passphrase, open.subarray(at + 3, at + 3 + SALT_BYTES), { logN, r, p });
  if (!timingSafeEqual(macOf(keys, open), header.subarray(open.length))) {
    throw new BackupError('The passphrase does not open this backup. Check it and try again.');
  }
  return { keys, prefix: open.subarray(at + 3 + SALT_BYTES) };
}

function unseal(
  { keys, prefix }: { keys: Keys; prefix: Buffer },
  chunk: Buffer,
  number: number,
  last: boolean,
): Buffer | null {
  if (chunk.length < TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keys.cipher, nonceOf(prefix, number, last));
  decipher.setAuthTag(chunk.subarray(chunk.length - TAG_BYTES));
  const plain = decipher.update(chunk.subarray(0, chunk.length - TAG_BYTES));
  try {
    decipher.final();
    return plain;
  } catch {
    // Node reports an authentication failure by throwing.
    return null;
  }
}

function nonceOf(prefix: Buffer, number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  // 2^32 chunks are 256 TB: writeUInt32BE throws before a nonce could be used twice.
  nonce.writeUInt32BE(number, PREFIX_BYTES);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

const macOf = (keys: Keys, header: Buffer): Buffer => createHmac('sha256', keys.mac).update(header).digest();

async function deriveKeys(passphrase: string, salt: Buffer, { logN, r, p }: typeof COST): Promise<Keys> {
  const cost = { N: 2 ** logN, r, p, maxmem: 2 * 128 * 2 ** logN * r };
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return { cipher: bytes.subarray(0, 32), mac: bytes.subarray(32) };
}

/** Cuts a stream into chunks of one size; the last one, and it alone, is marked, and may be shorter or empty. @param first size of the first */
async function* chunksOf(source: Bytes, size: number, first = size): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let wanted = first;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    parts.push(bytes);
    length += bytes.length;
    if (length <= wanted) continue;
    let rest = Buffer.concat(parts);
    // One byte more than a chunk shows that it is not the last.
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), last: false };
      rest = rest.subarray(wanted);
      wanted = size;
    }
    parts = [rest];
    length = rest.length;
  }
  yield { chunk: Buffer.concat(parts), last: true };
}
