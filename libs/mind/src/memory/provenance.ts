import type { MemorySourceType } from '@kinloom/contract';

/** Whose word a memory is: the person's, here or in an imported chat, or that of a text somebody wrote. */
export type Provenance = 'person' | 'imported-chat' | 'card' | 'file';

const BY_SOURCE: Readonly<Record<MemorySourceType, Provenance>> = {
  message: 'person',
  offering: 'person',
  shared: 'person',
  import: 'imported-chat',
  card: 'card',
  file: 'file',
};

/** @returns whose word the memory is; decides how it may be attributed in a prompt or a reply */
export function provenanceOf({ source }: { source: { type: MemorySourceType } }): Provenance {
  return BY_SOURCE[source.type];
}

/** Whether a memory comes from an imported text: it must never be presented as something the person said. */
export function isImportedText(memory: { source: { type: MemorySourceType } }): boolean {
  const provenance = provenanceOf(memory);
  return provenance === 'card' || provenance === 'file';
}

/** Who speaks in a memory when it is recalled. @param person the person's name */
export function authorOf(
  memory: { source: { type: MemorySourceType } },
  person: string,
): { from: 'person' | 'other'; speaker: string } {
  return isImportedText(memory) ? { from: 'other', speaker: '' } : { from: 'person', speaker: person };
}
