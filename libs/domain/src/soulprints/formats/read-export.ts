import { Pace } from './blocks';
import { Ledger } from './ledger';
import { Part } from './part';
import { READERS } from './readers';
import { isOfSlack, looksLikeSlack } from './readers/slack';
import { HEAD_BYTES, isZip, recognise } from './recognise';
import {
  type ExportSource,
  type FormatName,
  LIMITS,
  type Limits,
  type Reading,
  type ReadOptions,
  UnreadableExport,
} from './types';
import { type Archive, openArchive } from './zip';

/** Files of an archive that may hold what was said; the rest are pictures and the like. */
const TEXTS = /\.(?:json|jsonl|txt|csv)$/i;
/** What the same archives hold besides: accounts, settings, feedback. They are nobody's words, and some hold addresses. */
const BESIDES =
  /(?:^|\/)(?:users?|projects|memories|message_feedback|shared_conversations|model_comparisons|user_settings|integration_logs|canvases|group_chats|sora|shopping|export_manifest)\.json$/i;
/** Files of an archive that are looked into to tell what it is. */
const MOST_LOOKED_INTO = 200;

interface Work {
  format: FormatName;
  parts: Part[];
  otherFiles: boolean;
  /** One of its files could not even be looked into. */
  damaged: boolean;
}

/**
 * Reads what another program exported: recognises the format by its content, hands on each message in turn, and answers with the figures.
 * Holds no more than a conversation at a time, and lets the process breathe every few milliseconds.
 * An export that ends in the middle is read as far as it goes, and `notes` says so.
 * @throws UnreadableExport where nothing could be read; what onMessage, onThread or the source throw passes through, as does the signal's reason
 */
export async function readExport(source: ExportSource, options: ReadOptions): Promise<Reading> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const pace = new Pace(options.signal);
  const progress = progressOf(options);
  const part = new Part(source, pace, limits, progress);
  const head = await part.head(HEAD_BYTES);
  if (!isZip(head)) {
    return read(
      { format: await recognise(part, head, limits), parts: [part], otherFiles: false, damaged: false },
      limits,
      options,
      pace,
    );
  }
  const archive = await openArchive(source, limits);
  try {
    return await read(await sortOut(archive, pace, limits, progress), limits, options, pace);
  } finally {
    archive.close();
  }
}

/** What is said of progress never falls, and is whole bytes. */
function progressOf({ onProgress }: ReadOptions): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    read += bytes;
    onProgress?.(Math.floor(read));
  };
}

async function read(
  { format, parts, otherFiles, damaged }: Work,
  limits: Limits,
  options: ReadOptions,
  pace: Pace,
): Promise<Reading> {
  const ledger = new Ledger(format, limits, options, pace);
  if (otherFiles) ledger.note('other-files-left');
  if (!JSON_FORMATS.has(format)) {
    for (const part of parts) if (await part.guessedCharset()) ledger.note('charset-guessed');
  }
  await READERS[format](parts, ledger, options);
  if (damaged || parts.some((part) => part.damaged)) ledger.note('archive-damaged');
  return ledger.finish();
}

/** Written in JSON, which is UTF-8 by its own rules. */
const JSON_FORMATS: ReadonlySet<FormatName> = new Set([
  'telegram',
  'discord-json',
  'messenger',
  'slack',
  'character-ai',
  'oobabooga',
  'agnai',
  'kobold',
  'risu',
  'kindroid',
  'chatgpt',
  'claude',
]);

/** Which files of an archive to read, and as what: the format most of its texts are of. */
async function sortOut(archive: Archive, pace: Pace, limits: Limits, progress: (bytes: number) => void): Promise<Work> {
  const names = archive.entries.map(({ name }) => name);
  const partOf = (entry: Archive['entries'][number]) =>
    new Part(entry, pace, limits, progress, entry.size === 0 ? 0 : entry.packed / entry.size);
  if (looksLikeSlack(names)) {
    return {
      format: 'slack',
      parts: archive.entries.filter(({ name }) => isOfSlack(name)).map(partOf),
      otherFiles: false,
      damaged: false,
    };
  }
  const texts = archive.entries.filter(({ name }) => TEXTS.test(name) && !BESIDES.test(name));
  const found = new Map<FormatName, { parts: Part[]; bytes: number }>();
  let failure: UnreadableExport | null = null;
  let damaged = false;
  for (const [place, entry] of texts.entries()) {
    const part = partOf(entry);
    const format =
      place < MOST_LOOKED_INTO || found.size !== 1
        ? await recognised(part, limits)
        : ([...found.keys()][0] as FormatName);
    damaged ||= part.damaged;
    if (format instanceof UnreadableExport) failure ??= format;
    else {
      const group = found.get(format) ?? { parts: [], bytes: 0 };
      group.parts.push(part);
      group.bytes += entry.size;
      found.set(format, group);
    }
  }
  // Notes and lists lie beside the talk in many archives: they count only where there is nothing else.
  const [best] = [...found].sort(
    ([one, { bytes }], [other, { bytes: otherBytes }]) => certainty(other) - certainty(one) || otherBytes - bytes,
  );
  if (!best)
    throw (
      failure ?? new UnreadableExport(archive.encrypted ? 'encrypted' : htmlIn(names) ? 'html-export' : 'unsupported')
    );
  return { format: best[0], parts: best[1].parts, otherFiles: found.size > 1, damaged };
}

const certainty = (format: FormatName): number =>
  format === 'plain' ? 0 : format === 'transcript' || format === 'table' ? 1 : 2;
const htmlIn = (names: readonly string[]) => names.some((name) => /\.html?$/i.test(name));

async function recognised(part: Part, limits: Limits): Promise<FormatName | UnreadableExport> {
  try {
    return await recognise(part, await part.head(HEAD_BYTES), limits);
  } catch (error) {
    if (part.damaged) return new UnreadableExport('malformed');
    if (error instanceof UnreadableExport) return error;
    throw error;
  }
}
