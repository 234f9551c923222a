import { setImmediate as immediate } from 'node:timers/promises';
import type { FileCategory } from '@kinloom/contract';
import { Analyser, withoutInvisible } from '@kinloom/mind';
import { type ExportSource, guessSpeakers, type ImportedMessage, readExport, UnreadableExport } from '../formats';

/** A file that a soul is made of. */
export interface MaterialFile {
  id: number;
  name: string;
  type: string;
  size: number;
  /** What could be read of it, at most `LIMITS.fileText` characters. */
  text: string | null;
  category: FileCategory | null;
  source: ExportSource;
}

/** A talk, and who in it is who. */
export interface Talk {
  file: MaterialFile;
  soul: string | null;
  person: string | null;
}

/** The files by what they are. Those that no talk could be read from are texts about the soul. */
export interface Material {
  talks: Talk[];
  texts: { file: MaterialFile; voice: 'own' | 'about' }[];
}

export type LineVoice = 'soul' | 'person' | 'other';

/** Characters of one message that tell how its writer is: what is longer was pasted. */
const LINE = 8_000;
/** Characters of a description out of files. */
const DESCRIPTION = 2_000;
/** Formats that any text is in, whoever wrote it. */
const ANYTHING = new Set(['plain', 'table']);

/** Looks into each file: which talks there are, who the soul is in them, and whose words the texts are. @param name the soul's */
export async function sortedOut(files: readonly MaterialFile[], name: string): Promise<Material> {
  const material: Material = { talks: [], texts: [] };
  for (const file of files) {
    const talk = file.category === 'conversations' || file.category === null ? await talkIn(file, name) : null;
    if (talk) material.talks.push(talk);
    else if (file.text !== null) material.texts.push({ file, voice: voiceOf(file, name) });
  }
  return material;
}

/** @returns null where nobody in it is told apart */
async function talkIn(file: MaterialFile, name: string): Promise<Talk | null> {
  try {
    const reading = await readExport(file.source, { onMessage: () => undefined });
    if (reading.speakers.length === 0 && ANYTHING.has(reading.format)) return null;
    // What nobody sorted is a talk only where it plainly is one.
    if (file.category === null && reading.speakers.length < 2) return null;
    const { soul, person } = guessSpeakers(reading, name);
    return { file, soul, person: person === soul ? null : person };
  } catch (error) {
    if (error instanceof UnreadableExport) return null;
    throw error;
  }
}

/** Hands on what was said in a talk, with whose words it is. */
export async function listen(
  { file, soul, person }: Talk,
  heard: (message: ImportedMessage, voice: LineVoice) => void | Promise<void>,
): Promise<void> {
  const voiceOf = (speaker: string): LineVoice =>
    speaker !== '' && speaker === soul ? 'soul' : speaker !== '' && speaker === person ? 'person' : 'other';
  await readExport(file.source, { onMessage: (message) => heard(message, voiceOf(message.speaker)) });
}

/** A letter is the soul's own where the soul signs it; all other texts are about it. */
function voiceOf({ category, text }: MaterialFile, name: string): 'own' | 'about' {
  return category === 'letters' && isSignedBy(text ?? '', name) ? 'own' : 'about';
}

/** Whether one of the last lines of a text is hardly more than a name. */
export function isSignedBy(text: string, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return false;
  const lines = text.trimEnd().split('\n').slice(-3);
  return lines.some((line) => {
    const bare = withoutInvisible(line)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
      .trim();
    return (
      bare === wanted || (bare.endsWith(` ${wanted}`) && bare.split(/\s+/).length <= wanted.split(/\s+/).length + 4)
    );
  });
}

/** Reads everything into one analysis. */
export async function analysed({ talks, texts }: Material): Promise<Analyser> {
  const analyser = new Analyser();
  for (const talk of talks) {
    const known = talk.soul !== null;
    await listen(talk, ({ text, at }, voice) => {
      if (known && voice !== 'soul') return;
      analyser.add({ text: text.slice(0, LINE), source: talk.file.name, voice: known ? 'own' : 'about', at });
    });
  }
  for (const { file, voice } of texts) {
    analyser.add({ text: file.text ?? '', source: file.name, voice, at: null });
    await immediate();
  }
  return analyser;
}

/** The beginning of what is said about the soul: of its soulprints, else of its essence. Empty where neither is there. */
export function descriptionIn(texts: Material['texts']): string {
  for (const category of ['soulprints', 'essence'] as const) {
    const found = texts.find(({ file }) => file.category === category && (file.text ?? '').trim() !== '');
    if (found) return beginningOf(found.file.text ?? '', DESCRIPTION);
  }
  return '';
}

/** So much of a text, up to the end of a paragraph or a sentence where there is one. */
export function beginningOf(text: string, longest: number): string {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  const cut = whole
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = Math.max(cut.lastIndexOf('\n\n'), cut.lastIndexOf('. ') + 1);
  return (end > longest / 2 ? cut.slice(0, end) : cut).trim();
}
