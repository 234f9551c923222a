import type { Personality } from '@kinloom/contract';
import { withoutInvisible } from '../persona';
import { linesOf, type RawLine } from './archive-lines';

/** One thing that was said or written in a soul's archive. */
export interface ArchiveLine {
  /** Where it stands among all lines of the archive: 0, 1, 2 … over all sources. */
  place: number;
  /** `archive`, or the name of the file it stands in. */
  source: string;
  /** As it is named there; empty where nobody is. */
  speaker: string;
  from: 'soul' | 'person' | 'other';
  text: string;
  /** In milliseconds UTC, where a date is given. */
  at: number | null;
  /** The talk it belongs to, where the archive holds several. */
  thread?: string;
  /** The message it also stands in, and where that is; null where it stands in none. */
  conversationId?: number | null;
  messageId?: number | null;
}

/** The places of lines that are stored by themselves begin here, above those of every archive that a personality holds. */
export const STORED_LINES_FROM = 1_000_000;

/** What a soul once said, and what had been said before it. */
export interface OwnPair {
  key: string;
  cue: string | null;
  reply: string;
}

/** Lines over all sources, and characters of one line. */
const MOST_LINES = 20_000;
const LONGEST_LINE = 4_000;

const SOUL_NAMES =
  /^(?:assistant|ai|bot|chatbot|soul|companion|character|char|\{\{char\}\}|model|gpt|chatgpt|claude|replika)$/i;
const PERSON_NAMES = /^(?:me|user|you|human|person|i|myself|\{\{user\}\}|owner|customer|student)$/i;

/** Whether a speaker is called as the soul is: the whole name, or one of its words of three letters and more. */
function isCalled(speaker: string, name: string): boolean {
  const one = speaker.toLowerCase().trim();
  const other = name.toLowerCase().trim();
  if (one === '' || other === '') return false;
  if (one === other) return true;
  const first = (words: string) => words.split(/\s+/)[0] ?? '';
  return first(one) === first(other) && first(one).length >= 3 && (!one.includes(' ') || !other.includes(' '));
}

type From = ArchiveLine['from'];

/**
 * Who the speakers of one source are. The soul is who bears its name, then who is called by a role; where there are two and one of them is
 * plainly the person, the other is the soul; and where the soul is known and there is one other, that one is the person.
 */
function rolesOf(lines: readonly RawLine[], name: string): Map<string, From> {
  const speakers = [...new Set(lines.map((line) => line.speaker).filter((speaker) => speaker !== ''))].slice(0, 200);
  const roles = new Map<string, From>();
  for (const speaker of speakers) {
    if (isCalled(speaker, name)) roles.set(speaker, 'soul');
    else if (PERSON_NAMES.test(speaker)) roles.set(speaker, 'person');
  }
  const has = (from: From) => [...roles.values()].includes(from);
  if (!has('soul')) for (const speaker of speakers) if (SOUL_NAMES.test(speaker)) roles.set(speaker, 'soul');
  const unknown = speakers.filter((speaker) => !roles.has(speaker) && !/^(?:system|narrator|note)$/i.test(speaker));
  if (unknown.length === 1 && speakers.length === 2 && unknown[0] !== undefined) {
    if (!has('soul') && has('person')) roles.set(unknown[0], 'soul');
    else if (has('soul') && !has('person')) roles.set(unknown[0], 'person');
  }
  return roles;
}

function sourcesOf(personality: Personality | string): { source: string; content: unknown }[] {
  if (typeof personality === 'string') return [];
  const files: unknown = personality['sourceFiles'];
  return [
    { source: 'archive', content: personality['fullContentArchive'] },
    { source: 'archive', content: personality['conversationHistory'] },
    ...(Array.isArray(files) ? (files as unknown[]).slice(0, 200) : []).flatMap((file, at) => {
      // What is held as a file is read there, all of it: here stands its beginning.
      if (typeof file !== 'object' || file === null || !('content' in file) || 'fileId' in file) return [];
      const name = 'filename' in file && typeof file.filename === 'string' ? file.filename : `file ${at + 1}`;
      return [{ source: name, content: file.content }];
    }),
  ];
}

/**
 * A soul's archive, line by line, as its personality holds it. What is unreadable is left out; nothing is thrown. A file whose whole text stands
 * in the combined archive as well is read once.
 * @param name the soul's, to know its words by
 */
export function archiveOf(personality: Personality | string, name = ''): ArchiveLine[] {
  const found: ArchiveLine[] = [];
  const seen = new Set<string>();
  for (const { source, content } of sourcesOf(personality)) {
    const lines = linesOf(content, MOST_LINES - found.length);
    const roles = rolesOf(lines, name);
    const kept: ArchiveLine[] = [];
    let known = 0;
    for (const line of lines) {
      const text = withoutInvisible(line.text).trim().slice(0, LONGEST_LINE);
      if (text === '') continue;
      if (seen.has(`${line.speaker}\u0001${text}`)) known++;
      kept.push({
        place: 0,
        source,
        speaker: line.speaker,
        from: roles.get(line.speaker) ?? 'other',
        text,
        at: line.at,
      });
    }
    if (kept.length > 0 && known === kept.length) continue;
    for (const line of kept) {
      seen.add(`${line.speaker}\u0001${line.text}`);
      found.push({ ...line, place: found.length });
    }
    if (found.length >= MOST_LINES) break;
  }
  return found;
}

/** Characters of what was said before, and of a reply, that are kept. */
const LONGEST_CUE = 600;
const LONGEST_REPLY = 1_200;

/** What was said, and what the soul said to it; messages sent in a row are one. */
export function ownWordsOf(lines: readonly ArchiveLine[]): OwnPair[] {
  const pairs: OwnPair[] = [];
  let cue: string[] = [];
  let reply: ArchiveLine[] = [];
  let source: string | null = null;
  const close = () => {
    const first = reply[0];
    if (first)
      pairs.push({
        key: `archive:${first.place}`,
        cue: cue.length === 0 ? null : cue.join(' ').slice(-LONGEST_CUE),
        reply: reply
          .map((line) => line.text)
          .join('\n')
          .slice(0, LONGEST_REPLY),
      });
    reply = [];
  };
  for (const line of lines) {
    const talk = line.thread ?? line.source;
    if (talk !== source) {
      close();
      cue = [];
      source = talk;
    }
    if (line.from === 'soul') reply.push(line);
    else {
      if (reply.length > 0) {
        close();
        cue = [];
      }
      cue = line.speaker === '' ? [] : [...cue, line.text].slice(-3);
    }
  }
  close();
  return pairs;
}
