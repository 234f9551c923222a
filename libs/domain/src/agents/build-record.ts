import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildPhase, BuildRecord } from '@kinloom/contract';

/** Path of the build record, relative to the built file. */
const RECORD = join(__dirname, '../../../../build.json');

/** Reads the build record. @returns null if it is missing or unreadable */
export async function buildRecord(file = RECORD): Promise<BuildRecord | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return recordIn(text);
}

function recordIn(text: string): BuildRecord | null {
  try {
    const { version, commit, date, phases } = JSON.parse(text) as Record<string, unknown>;
    if (typeof version !== 'string' || typeof date !== 'string' || !Array.isArray(phases)) return null;
    return { version, commit: typeof commit === 'string' ? commit : null, date, phases: phases.flatMap(phaseIn) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function phaseIn(value: unknown): BuildPhase[] {
  const { name, done, seconds, detail } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      state: done === true ? 'complete' : 'blocked',
      seconds: typeof seconds === 'number' ? seconds : null,
      detail: typeof detail === 'string' ? detail : '',
    },
  ];
}
