import { fail, loadConfig, refuse, RefusedSetting } from '@kinloom/config';
import { unhealthiness } from './heartbeat';

/** Health check of a worker container: exits with 0 if the worker can process jobs, otherwise with 1 and the reason on stderr. */
async function check(): Promise<void> {
  const { heartbeatFile } = loadConfig();
  if (heartbeatFile === null) throw new RefusedSetting('KINLOOM_HEARTBEAT_FILE', 'must be set for this check.');
  const reason = await unhealthiness(heartbeatFile, Date.now());
  if (reason === null) return;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

check().catch((error: unknown) => {
  if (error instanceof RefusedSetting) refuse(error.message);
  else fail(error);
});
