import { setImmediate as yieldEventLoop } from 'node:timers/promises';
import { type ArchiveLine, ownWordsOf, type SoulMemory } from '@kinloom/mind';
import { type MindsRepository, toArchiveLine } from './minds.repository';

/** Maximum number of archive lines available for recall (the newest); older lines stay readable only. */
const MAX_RECALLED_LINES = 20_000;
/** Lines per page; the event loop is yielded between pages. */
const PAGE_SIZE = 500;
/** Sample size of the soul's own lines used to derive its writing style, evenly spaced. */
const STYLE_SAMPLE_SIZE = 1_500;

/** Loads a soul's imported archive into its mind. @returns the number of lines and the style sample */
export async function loadArchive(
  minds: MindsRepository,
  soulId: number,
  memory: SoulMemory,
): Promise<{ lines: number; styleSample: ArchiveLine[] }> {
  const own: ArchiveLine[] = [];
  let lines = 0;
  for (let after = 0; ;) {
    const rows = await minds.archive(soulId, after, PAGE_SIZE, MAX_RECALLED_LINES);
    const slice = rows.map(toArchiveLine);
    memory.bring(slice, ownWordsOf(slice));
    own.push(...slice.filter(({ from }) => from === 'soul'));
    lines += rows.length;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < PAGE_SIZE) break;
    await yieldEventLoop();
  }
  const stride = Math.max(1, own.length / STYLE_SAMPLE_SIZE);
  const styleSample = Array.from(
    { length: Math.min(own.length, STYLE_SAMPLE_SIZE) },
    (_, index) => own[Math.floor(index * stride)],
  );
  return { lines, styleSample: styleSample.filter((line) => line !== undefined) };
}
