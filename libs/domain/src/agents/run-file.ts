import type { AgentTask, CreatedFile } from '@kinloom/contract';

/** Tells how far an agent has come. @param progress 0–100 */
export type RunFileInput = (step: string, progress: number, message: string) => Promise<void>;

/** A file of a run, named after what it is about. @param ending with its dot */
export function fileOf(task: AgentTask, title: string, ending: '.md' | '.json', content: string): CreatedFile {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const name = `${slug === '' ? task.replace('_', '-') : slug}${ending}`;
  return { name, path: `${task.replace('_', '-')}/${name}`, content };
}
