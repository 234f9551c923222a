import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable } from '@nestjs/common';

const ALGORITHM = 'aes-256-gcm';
/** First byte of a ciphertext: the version of its format. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Separates the derived key from others that may be derived from the same secret. */
const PURPOSE = 'kinloom model keys';

/** The encryption key cannot be read or created. */
export class SecretKeyUnavailableError extends Error {}

/**
 * Encrypts small secrets with AES-256-GCM. The key is derived from `KINLOOM_SECRET_KEY` or, without it, read from the file `secret-key` of the
 * data directory, which is created with the first secret.
 */
@Injectable()
export class SecretBox {
  private key: Promise<Buffer> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'dataDir' | 'secretKey'>) {}

  /**
   * Encrypts a text.
   * @param context what the secret belongs to; it can only be decrypted with the same context
   * @returns version, nonce, authentication tag and ciphertext
   * @throws SecretKeyUnavailableError
   */
  async encrypt(text: string, context: string): Promise<Buffer> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, await this.keyOrCreate(), nonce);
    cipher.setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), encrypted]);
  }

  /**
   * Decrypts a text.
   * @returns null if it was encrypted with another key or for another context, or was changed
   * @throws SecretKeyUnavailableError
   */
  async decrypt(encrypted: Buffer, context: string): Promise<string | null> {
    const tagAt = 1 + NONCE_BYTES;
    const textAt = tagAt + TAG_BYTES;
    if (encrypted[0] !== VERSION || encrypted.length < textAt) return null;
    const decipher = createDecipheriv(ALGORITHM, await this.keyOrCreate(), encrypted.subarray(1, tagAt));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(encrypted.subarray(tagAt, textAt));
    try {
      return Buffer.concat([decipher.update(encrypted.subarray(textAt)), decipher.final()]).toString('utf8');
    } catch {
      // The only error of this step is an authentication tag that does not match.
      return null;
    }
  }

  private keyOrCreate(): Promise<Buffer> {
    this.key ??= this.load().catch((error: unknown) => {
      this.key = null;
      throw new SecretKeyUnavailableError('the encryption key is unavailable', { cause: error });
    });
    return this.key;
  }

  private async load(): Promise<Buffer> {
    const { secretKey, dataDir } = this.config;
    if (secretKey !== null) return Buffer.from(hkdfSync('sha256', secretKey, '', PURPOSE, KEY_BYTES));
    const file = join(dataDir, 'secret-key');
    await mkdir(dataDir, { recursive: true });
    try {
      await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
    if (key.length !== KEY_BYTES) throw new Error('the key file does not contain a key');
    return key;
  }
}
