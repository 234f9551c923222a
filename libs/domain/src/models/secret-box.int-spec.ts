import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SecretBox, SecretKeyUnavailableError } from './secret-box';

const SECRET = 'sk-a-very-secret-key';

describe('SecretBox', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kinloom-secrets-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const box = (secretKey: string | null = null) => new SecretBox({ dataDir, secretKey });

  it('creates a key file that only its owner can read, which other processes share', async () => {
    const [one, other] = await Promise.all([box().encrypt(SECRET, 'chat'), box().encrypt(SECRET, 'chat')]);
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(Buffer.from(SECRET))).toBe(false);
    expect([await box().decrypt(one, 'chat'), await box().decrypt(other, 'chat')]).toEqual([SECRET, SECRET]);
  });

  it('derives the key from the setting, without a file', async () => {
    const encrypted = await box('a-secret-of-some-length').encrypt(SECRET, 'chat');
    expect(await box('a-secret-of-some-length').decrypt(encrypted, 'chat')).toBe(SECRET);
    expect(await box('another-secret-of-length').decrypt(encrypted, 'chat')).toBeNull();
    await expect(readFile(join(dataDir, 'secret-key'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each([
    ['another context', (encrypted: Buffer) => encrypted, 'fallback'],
    [
      'a changed byte',
      (encrypted: Buffer) => Buffer.from(encrypted.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
      'chat',
    ],
    ['an unknown version', (encrypted: Buffer) => Buffer.from([9, ...encrypted.subarray(1)]), 'chat'],
    ['too few bytes', (encrypted: Buffer) => encrypted.subarray(0, 20), 'chat'],
  ])('does not decrypt with %s', async (_, change, context) => {
    const encrypted = await box().encrypt(SECRET, 'chat');
    expect(await box().decrypt(change(encrypted), context)).toBeNull();
  });

  it('fails where the key file is damaged or the folder cannot be written', async () => {
    await writeFile(join(dataDir, 'secret-key'), 'short');
    await expect(box().encrypt(SECRET, 'chat')).rejects.toThrow(SecretKeyUnavailableError);
    const inFile = new SecretBox({ dataDir: join(dataDir, 'secret-key', 'folder'), secretKey: null });
    await expect(inFile.encrypt(SECRET, 'chat')).rejects.toThrow(SecretKeyUnavailableError);
  });
});
