import { fail, loadConfig, refuse, RefusedSetting } from '@kinloom/config';
import { unhealthiness } from './heartbeat';

/** The health check of a worker: ends with 0 while the worker beside it can take jobs, else with 1 and the reason. */
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
