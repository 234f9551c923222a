import { setImmediate as breathe } from 'node:timers/promises';
import { type ArchiveLine, ownWordsOf, type SoulMemory } from '@kinloom/mind';
import { type MindsRepository, toArchiveLine } from './minds.repository';

/** Lines a soul recalls: the newest. What came before them is kept, and is there to be read. */
const RECALLED = 20_000;
/** Lines read at a time: between two such slices, others get their turn. */
const SLICE = 500;
/** Of its own lines so many tell how a soul writes, spread evenly over all. */
const TELLING = 1_500;

/** Gives a mind what its soul was brought with by imports. @returns how many lines, and those that tell how it writes */
export async function loadArchive(
  minds: MindsRepository,
  soulId: number,
  memory: SoulMemory,
): Promise<{ lines: number; telling: ArchiveLine[] }> {
  const own: ArchiveLine[] = [];
  let lines = 0;
  for (let after = 0; ;) {
    const rows = await minds.archive(soulId, after, SLICE, RECALLED);
    const slice = rows.map(toArchiveLine);
    memory.bring(slice, ownWordsOf(slice));
    own.push(...slice.filter(({ from }) => from === 'soul'));
    lines += rows.length;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < SLICE) break;
    await breathe();
  }
  const step = Math.max(1, own.length / TELLING);
  const telling = Array.from({ length: Math.min(own.length, TELLING) }, (_, at) => own[Math.floor(at * step)]);
  return { lines, telling: telling.filter((line) => line !== undefined) };
}
