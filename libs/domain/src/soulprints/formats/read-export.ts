import { TimeSlice } from './block-reader';
import { ImportLedger } from './import-ledger';
import { ExportPart } from './export-part';
import { READERS } from './readers';
import { isSlackFile, isSlackArchive } from './readers/slack';
import { HEAD_BYTES, isZip, recogniseFormat } from './recognise-format';
import {
  type ExportSource,
  type FormatName,
  LIMITS,
  type Limits,
  type Reading,
  type ReadOptions,
  UnreadableExportError,
} from './types';
import { type Archive, openArchive } from './export-archive';

/** Extensions of archive entries that may contain messages. */
const TEXT_FILES = /\.(?:json|jsonl|txt|csv)$/i;
/** Known entries without messages: accounts, settings, feedback. */
const NON_MESSAGE_FILES =
  /(?:^|\/)(?:users?|projects|memories|message_feedback|shared_conversations|model_comparisons|user_settings|integration_logs|canvases|group_chats|sora|shopping|export_manifest)\.json$/i;
/** Maximum number of entries inspected for format detection. */
const MAX_INSPECTED = 200;

interface ReadPlan {
  format: FormatName;
  parts: ExportPart[];
  otherFiles: boolean;
  /** An entry could not be read. */
  damaged: boolean;
}

/**
 * Reads an export of another program: detects the format from the content, forwards each message, and returns statistics. Memory is
 * bounded by one conversation, and the event loop is yielded to every few milliseconds. A truncated export is read as far as possible and
 * noted.
 * @throws UnreadableExportError where nothing could be read; errors of onMessage, onThread and the source, and the signal's reason, are
 * passed on
 */
export async function readExport(source: ExportSource, options: ReadOptions): Promise<Reading> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const pace = new TimeSlice(options.signal);
  const progress = toProgressReporter(options);
  const part = new ExportPart(source, pace, limits, progress);
  const head = await part.head(HEAD_BYTES);
  if (!isZip(head)) {
    return readParts(
      { format: await recogniseFormat(part, head, limits), parts: [part], otherFiles: false, damaged: false },
      limits,
      options,
      pace,
    );
  }
  const archive = await openArchive(source, limits);
  try {
    return await readParts(await planArchive(archive, pace, limits, progress), limits, options, pace);
  } finally {
    archive.close();
  }
}

/** Reports progress monotonically, in whole bytes. */
function toProgressReporter({ onProgress }: ReadOptions): (bytes: number) => void {
  let readParts = 0;
  return (bytes) => {
    readParts += bytes;
    onProgress?.(Math.floor(readParts));
  };
}

async function readParts(
  { format, parts, otherFiles, damaged }: ReadPlan,
  limits: Limits,
  options: ReadOptions,
  pace: TimeSlice,
): Promise<Reading> {
  const ledger = new ImportLedger(format, limits, options, pace);
  if (otherFiles) ledger.note('other-files-left');
  if (!JSON_FORMATS.has(format)) {
    for (const part of parts) if (await part.guessedCharset()) ledger.note('charset-guessed');
  }
  await READERS[format](parts, ledger, options);
  if (damaged || parts.some((part) => part.damaged)) ledger.note('archive-damaged');
  return ledger.finish();
}

/** JSON formats, which are UTF-8 by definition. */
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

/** Selects which files of an archive to read and as what: the most specific format, then the one with the most bytes. */
async function planArchive(
  archive: Archive,
  pace: TimeSlice,
  limits: Limits,
  progress: (bytes: number) => void,
): Promise<ReadPlan> {
  const names = archive.entries.map(({ name }) => name);
  const partOf = (entry: Archive['entries'][number]) =>
    new ExportPart(entry, pace, limits, progress, entry.size === 0 ? 0 : entry.compressedSize / entry.size);
  if (isSlackArchive(names)) {
    return {
      format: 'slack',
      parts: archive.entries.filter(({ name }) => isSlackFile(name)).map(partOf),
      otherFiles: false,
      damaged: false,
    };
  }
  const texts = archive.entries.filter(({ name }) => TEXT_FILES.test(name) && !NON_MESSAGE_FILES.test(name));
  const found = new Map<FormatName, { parts: ExportPart[]; bytes: number }>();
  let failure: UnreadableExportError | null = null;
  let damaged = false;
  for (const [index, entry] of texts.entries()) {
    const part = partOf(entry);
    const format =
      index < MAX_INSPECTED || found.size !== 1
        ? await tryRecognise(part, limits)
        : ([...found.keys()][0] as FormatName);
    damaged ||= part.damaged;
    if (format instanceof UnreadableExportError) failure ??= format;
    else {
      const group = found.get(format) ?? { parts: [], bytes: 0 };
      group.parts.push(part);
      group.bytes += entry.size;
      found.set(format, group);
    }
  }
  // Generic formats count only where there is no specific one.
  const [bestGroup] = [...found].sort(
    ([one, { bytes }], [other, { bytes: otherBytes }]) => specificity(other) - specificity(one) || otherBytes - bytes,
  );
  if (!bestGroup)
    throw (
      failure ??
      new UnreadableExportError(archive.encrypted ? 'encrypted' : containsHtml(names) ? 'html-export' : 'unsupported')
    );
  return { format: bestGroup[0], parts: bestGroup[1].parts, otherFiles: found.size > 1, damaged };
}

const specificity = (format: FormatName): number =>
  format === 'plain' ? 0 : format === 'transcript' || format === 'table' ? 1 : 2;
const containsHtml = (names: readonly string[]) => names.some((name) => /\.html?$/i.test(name));

async function tryRecognise(part: ExportPart, limits: Limits): Promise<FormatName | UnreadableExportError> {
  try {
    return await recogniseFormat(part, await part.head(HEAD_BYTES), limits);
  } catch (error) {
    if (part.damaged) return new UnreadableExportError('malformed');
    if (error instanceof UnreadableExportError) return error;
    throw error;
  }
}
