import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { BackupError } from '@kinloom/backup';

/**
 * Prompts for a passphrase at the terminal, without echo.
 * @param twice prompts again to detect typing errors
 * @throws BackupError if there is no terminal, if the two differ, or if the prompt is cancelled
 */
export async function askPassphrase(twice: boolean): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new BackupError(
      'A passphrase is needed: set KINLOOM_BACKUP_PASSPHRASE or KINLOOM_BACKUP_PASSPHRASE_FILE, or run this at a terminal.',
    );
  }
  const passphrase = await ask('Passphrase of the backup: ');
  if (twice && (await ask('Repeat the passphrase: ')) !== passphrase) {
    throw new BackupError('The two passphrases differ. Try again.');
  }
  return passphrase;
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    lines.question('', (answer) => {
      lines.close();
      process.stderr.write('\n');
      resolve(answer);
    });
    lines.once('SIGINT', () => {
      lines.close();
      reject(new BackupError('Cancelled; nothing was changed.'));
    });
  });
}
