import { readFileSync } from 'node:fs';
import { RefusedSetting } from './refused-start';

/** Settings that contain a secret. Each can instead be read from the file named by the same setting with the suffix `_FILE`. */
const SECRETS = [
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'LLM_API_KEY',
  'LLM_FALLBACK_API_KEY',
  'SMTP_URL',
  'KINLOOM_METRICS_TOKEN',
  'KINLOOM_SECRET_KEY',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads secret files into their settings. An empty file counts as not set, as empty text does.
 * @returns the environment with the secrets
 * @throws RefusedSetting if a file cannot be read, or if a secret is set both ways
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const setting = `${name}_FILE`;
    const file = environment[setting]?.trim();
    if (!file) continue;
    if (environment[name]?.trim())
      throw new RefusedSetting(setting, `cannot be set together with ${name}: remove one.`);
    secrets[name] = contentsOf(setting, file);
  }
  return { ...environment, ...secrets };
}

function contentsOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new RefusedSetting(setting, `names a file that cannot be read (${why}).`);
  }
}
