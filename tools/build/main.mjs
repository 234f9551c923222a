import { buildWhatIsMissing } from './build.mjs';
import { Refusal } from '../start/refusal.mjs';

/** `npm run build`: builds everything, also what is built already. */
try {
  await buildWhatIsMissing({ say: (line) => void process.stdout.write(`${line}\n`), always: true });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
