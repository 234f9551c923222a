import { setImmediate as immediate } from 'node:timers/promises';
import type { FileCategory } from '@kinloom/contract';
import { Analyser, withoutInvisible } from '@kinloom/mind';
import { type ExportSource, guessSpeakers, type ImportedMessage, readExport, UnreadableExportError } from '../formats';

/** A source file of a soul. */
export interface MaterialFile {
  id: number;
  name: string;
  type: string;
  size: number;
  /** Extracted text, at most `LIMITS.fileText` characters. */
  text: string | null;
  category: FileCategory | null;
  source: ExportSource;
}

/** A chat file and its speakers. */
export interface Chat {
  file: MaterialFile;
  soul: string | null;
  person: string | null;
  /** IANA name of the zone of times that state none; null: UTC. */
  timeZone: string | null;
}

/** Classified files. Files that are no chat are texts about the soul. */
export interface Material {
  chats: Chat[];
  texts: { file: MaterialFile; voice: 'own' | 'about' }[];
}

export type LineVoice = 'soul' | 'person' | 'other';

/** Maximum characters of a message that are analysed; longer texts are usually pasted. */
const MAX_LINE_LENGTH = 8_000;
/** Maximum length of a description. */
const MAX_DESCRIPTION_LENGTH = 2_000;
/** Formats that any text may be detected as. */
const GENERIC_FORMATS = new Set(['plain', 'table']);

/**
 * Classifies files as chats and texts.
 * @param name name of the soul
 * @param timeZone IANA name of the zone of times that state none; null: UTC
 */
export async function classifyFiles(
  files: readonly MaterialFile[],
  name: string,
  timeZone: string | null,
): Promise<Material> {
  const material: Material = { chats: [], texts: [] };
  for (const file of files) {
    const chat =
      file.category === 'conversations' || file.category === null ? await readChat(file, name, timeZone) : null;
    if (chat) material.chats.push(chat);
    else if (file.text !== null) material.texts.push({ file, voice: detectVoice(file, name) });
  }
  return material;
}

/**
 * Reads a chat and guesses its speakers.
 * @returns null where the file is no chat with identified speakers
 */
async function readChat(file: MaterialFile, name: string, timeZone: string | null): Promise<Chat | null> {
  try {
    const reading = await readExport(file.source, { onMessage: () => undefined });
    if (reading.speakers.length === 0 && GENERIC_FORMATS.has(reading.format)) return null;
    // An uncategorised file is a chat only with at least two speakers.
    if (file.category === null && reading.speakers.length < 2) return null;
    const { soul, person } = guessSpeakers(reading, name);
    return { file, soul, person: person === soul ? null : person, timeZone };
  } catch (error) {
    if (error instanceof UnreadableExportError) return null;
    throw error;
  }
}

/** Streams the messages of a chat with their speaker roles. */
export async function forEachMessage(
  { file, soul, person, timeZone }: Chat,
  onMessage: (message: ImportedMessage, voice: LineVoice) => void | Promise<void>,
): Promise<void> {
  const detectVoice = (speaker: string): LineVoice =>
    speaker !== '' && speaker === soul ? 'soul' : speaker !== '' && speaker === person ? 'person' : 'other';
  await readExport(file.source, {
    ...(timeZone === null ? {} : { timeZone }),
    onMessage: (message) => onMessage(message, detectVoice(message.speaker)),
  });
}

/** Letters signed by the soul are its own texts; all other texts are about it. */
function detectVoice({ category, text }: MaterialFile, name: string): 'own' | 'about' {
  return category === 'letters' && isSignedBy(text ?? '', name) ? 'own' : 'about';
}

/** Returns whether one of the last three lines is little more than the name. */
export function isSignedBy(text: string, name: string): boolean {
  const normalisedName = name.trim().toLowerCase();
  if (normalisedName === '') return false;
  const lines = text.trimEnd().split('\n').slice(-3);
  return lines.some((line) => {
    const normalisedLine = withoutInvisible(line)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
      .trim();
    return (
      normalisedLine === normalisedName ||
      (normalisedLine.endsWith(` ${normalisedName}`) &&
        normalisedLine.split(/\s+/).length <= normalisedName.split(/\s+/).length + 4)
    );
  });
}

/** Analyses chats and texts together. */
export async function analyseMaterial({ chats, texts }: Material): Promise<Analyser> {
  const analyser = new Analyser();
  for (const chat of chats) {
    const isSoulKnown = chat.soul !== null;
    await forEachMessage(chat, ({ text, at }, voice) => {
      if (isSoulKnown && voice !== 'soul') return;
      analyser.add({
        text: text.slice(0, MAX_LINE_LENGTH),
        source: chat.file.name,
        voice: isSoulKnown ? 'own' : 'about',
        at,
      });
    });
  }
  for (const { file, voice } of texts) {
    analyser.add({ text: file.text ?? '', source: file.name, voice, at: null });
    await immediate();
  }
  return analyser;
}

/** Returns the beginning of the first soulprint or essence text; empty where there is none. */
export function findDescription(texts: Material['texts']): string {
  for (const category of ['soulprints', 'essence'] as const) {
    const found = texts.find(({ file }) => file.category === category && (file.text ?? '').trim() !== '');
    if (found) return truncateAtSentence(found.file.text ?? '', MAX_DESCRIPTION_LENGTH);
  }
  return '';
}

/** Truncates a text, preferably at the end of a paragraph or sentence. */
export function truncateAtSentence(text: string, maxLength: number): string {
  const whole = text.trim();
  if (whole.length <= maxLength) return whole;
  const cut = whole
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = Math.max(cut.lastIndexOf('\n\n'), cut.lastIndexOf('. ') + 1);
  return (end > maxLength / 2 ? cut.slice(0, end) : cut).trim();
}
