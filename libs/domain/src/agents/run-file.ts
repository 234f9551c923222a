import type { AgentTask, CreatedFile } from '@kinloom/contract';

/** Reports the progress of an agent. @param progress 0–100 */
export type RunFileInput = (step: string, progress: number, message: string) => Promise<void>;

/** Creates a file of a run, named after its title. @param ending extension including the dot */
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
