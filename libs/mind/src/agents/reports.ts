import { type ErrorCode, ERRORS } from '@kinloom/contract';
import { emotionsOf } from '../perception/emotions';
import { topicsIn } from '../perception/topics';
import { asks, isAbout, linesOf, wishes } from './lines';
import type { Line, Piece } from './piece';
import { between, counted, dayInWords, entry, labelOf, listed, sourceLine, tally } from './saying';
import { contentOf, headingOf, rarity, type TaskReading } from './task';
import { byMonth, themesOf } from './themes';

/** What a console job answers: a short summary, and the page it wrote. */
export interface Report {
  summary: string;
  page: string;
}

/** A conversation in figures. Times in milliseconds UTC. */
export interface TalkFigures {
  id: number;
  title: string;
  souls: string[];
  messages: number;
  /** Of these, the person's. */
  own: number;
  firstAt: number;
  lastAt: number;
  /** The person had the last word. */
  lastOwn: boolean;
}

/** What a report on conversations is made of. */
export interface AnalysisMaterial {
  reading: TaskReading;
  talks: readonly TalkFigures[];
  /** Newest first. */
  notes: readonly { title: string; content: string; keywords: readonly string[]; at: number }[];
  /** What the person said, newest first. */
  said: readonly Piece[];
  now: number;
}

const DAY = 86_400_000;
/** Rows a list of a report shows. */
const ROWS = 8;
const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;
const shareOf = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
const add = (counts: Map<string, number>, name: string, by = 1): void =>
  void counts.set(name, (counts.get(name) ?? 0) + by);

/** What the conversations are about, how they go, and what stands open in them. */
export function analysisOf({ reading, talks, notes, said, now }: AnalysisMaterial): Report {
  const title = headingOf(reading.task);
  const about = reading.open
    ? [...said]
    : said.filter((piece) => linesOf([piece], reading, now).some((line) => isAbout(line, reading)));
  if (about.length === 0)
    return reported(
      title,
      talks.length === 0
        ? 'There are no conversations to look at yet.'
        : `In ${counted(talks.length, 'conversation')} nothing speaks of ${listed(reading.words.slice(0, 4)) || 'this'}. Put it in other words, or leave it open: “What do we talk about?”`,
      [],
    );
  const topics = new Map<string, number>();
  const felt = new Map<string, number>();
  const hours = new Map<string, number>();
  const questions = about.filter(({ text }) => text.includes('?'));
  const souls = [...new Set(about.map(({ soul }) => soul.name.toLowerCase()))];
  for (const { text, at } of about) {
    for (const name of namedIn(text, souls)) add(topics, name);
    for (const { emotion } of emotionsOf(text).slice(0, 2)) add(felt, emotion);
    if (at !== null) add(hours, dayPart(new Date(at).getUTCHours()));
  }
  // What was noted of a talk counts only for what is spoken of anyway: it says again what was said.
  for (const { keywords } of reading.open ? notes : [])
    for (const word of keywords.map((one) => one.replace(/^(?:your|the) /, '')))
      if (topics.has(word)) add(topics, word, 0.5);
  const most = shareOf(topics)
    .map(([name, many]): [string, number] => [name, Math.floor(many)])
    .filter(([, many]) => many > 1)
    .slice(0, ROWS);
  const feelings = shareOf(felt).slice(0, 6);
  const recent = about.filter(({ at }) => at !== null && at >= now - 30 * DAY);
  const earlier = about.filter(({ at }) => at !== null && at < now - 30 * DAY && at >= now - 60 * DAY);
  const parts = [
    section(
      'What they are about',
      most.map(([name, many]) => `- **${name}**: ${counted(many, 'time')}`),
      'Nothing comes back twice yet.',
    ),
    section(
      'How you feel in them',
      feelings.map(([name, many]) => `- **${name}**: in ${counted(many, 'message')} (${percent(many, about.length)})`),
      'No message names a feeling.',
    ),
    section('How they go', [
      `- ${counted(about.length, 'message')} of yours${between(about)}; ${recent.length} in the last thirty days, ${earlier.length} in the thirty before.`,
      `- ${percent(questions.length, about.length)} of them ask something.`,
      ...(hours.size > 0 ? [`- Mostly ${shareOf(hours)[0]?.[0] ?? ''} (UTC).`] : []),
      ...withWhom(about),
    ]),
    ...(reading.open ? [section('The conversations', talks.slice(0, ROWS).map(talkRow))] : []),
    section(
      'What stands out',
      linesOf(about, reading, now)
        .filter((line) => !asks(line))
        .slice(0, ROWS)
        .map(entry),
      'No passage stands out.',
    ),
    section(
      'What you asked last',
      questions.slice(0, 4).map((piece) => entry({ text: clip(piece.text), piece })),
    ),
  ];
  const first = most.slice(0, 3).map(([name]) => name);
  const mood = feelings[0]
    ? ` ${feelings[0][0].charAt(0).toUpperCase()}${feelings[0][0].slice(1)} shows most (${percent(feelings[0][1], about.length)}).`
    : '';
  const summary = `${counted(about.length, 'message')} of yours${between(about)}.${first.length > 0 ? ` Mostly about ${listed(first)}.` : ''}${mood} ${counted(recent.length, 'message')} in the last thirty days.`;
  return reported(title, summary, parts);
}

/** What a message speaks of; not the one it is said to, however they are called for short. */
function namedIn(text: string, souls: readonly string[]): string[] {
  return topicsIn(text).flatMap(({ name, weight }) => {
    const bare = name.replace(/^(?:your|the|this|that) /, '');
    const lower = bare.toLowerCase();
    if (bare.length < 3 || weight < 2 || souls.some((soul) => soul.startsWith(lower))) return [];
    return contentOf(bare).some(({ stem }) => rarity(stem) === 1) ? [bare] : [];
  });
}

const clip = (text: string): string => (text.length > 240 ? `${text.slice(0, 240).replace(/\s+\S*$/, '')}…` : text);
const dayPart = (hour: number): string =>
  hour < 5
    ? 'at night'
    : hour < 11
      ? 'in the morning'
      : hour < 17
        ? 'in the afternoon'
        : hour < 22
          ? 'in the evening'
          : 'at night';
const talkRow = ({ title, souls, messages, own, lastAt }: TalkFigures): string =>
  `- **${title}**${title === listed(souls) ? '' : ` with ${listed(souls)}`}: ${counted(messages, 'message')}, ${own} of them yours, last on ${dayInWords(lastAt)}`;

function withWhom(pieces: readonly Piece[]): string[] {
  const souls = new Map<string, number>();
  for (const { soul } of pieces) add(souls, soul.name);
  return [
    `- With ${listed(
      shareOf(souls)
        .slice(0, 5)
        .map(([name, many]) => `${name} (${percent(many, pieces.length)})`),
    )}.`,
  ];
}

function section(title: string, rows: readonly string[], empty = ''): string {
  if (rows.length === 0 && empty === '') return '';
  return `## ${title}\n\n${rows.length > 0 ? rows.join('\n') : empty}`;
}

function reported(title: string, summary: string, parts: readonly string[]): Report {
  return { summary, page: [`# ${title}`, summary, ...parts.filter((part) => part !== '')].join('\n\n') };
}

const nothingAbout = (reading: TaskReading): Report =>
  reported(
    headingOf(reading.task),
    `There is nothing to go on: nothing you said, and nothing your souls remember, speaks of ${listed(reading.words.slice(0, 4)) || 'this'}.`,
    [],
  );

/** A document on a topic, put together from what is there: each passage with its source. */
export function documentOf(lines: readonly Line[], pieces: readonly Piece[], reading: TaskReading): Report {
  if (lines.length === 0) return nothingAbout(reading);
  const used = piecesOf(lines, pieces);
  const told = lines.filter((line) => !asks(line));
  const open = lines.filter(asks);
  const themes = themesOf(told.slice(0, 40), reading);
  const names = themes.flatMap(({ name }) => (name === null ? [] : [name]));
  const summary = `A document out of ${tally(used)}${between(used)}${names.length > 0 ? `, in ${counted(themes.length, 'part')}: ${listed(names)}${themes.length > names.length ? ' and what else there is' : ''}` : ''}.`;
  // What one soul was told on one day is one source.
  const places = [...new Set(used.map(sourceLine))];
  const numberOf = (piece: Piece) => places.indexOf(sourceLine(piece)) + 1;
  const cite = ({ text, piece }: Line) =>
    `${piece.kind === 'memory' || piece.kind === 'note' ? text : `“${text.replace(/["“”]/g, "'")}”`} [${numberOf(piece)}]`;
  const parts = themes.map(({ name, lines: own }) => {
    const ordered = [...own].sort((a, b) => (a.piece.at ?? 0) - (b.piece.at ?? 0));
    return `## ${name === null ? (themes.length > 1 ? 'And also' : 'What is known') : name.charAt(0).toUpperCase() + name.slice(1)}\n\n${ordered.map((line) => `${line.piece.at === null ? '' : `*${dayInWords(line.piece.at)}.* `}${cite(line)}`).join('\n\n')}`;
  });
  const planned = told.filter(wishes).slice(0, 6);
  return reported(headingOf(reading.task), summary, [
    ...parts,
    section(
      'What is planned or wished for',
      planned.map((line) => `- ${cite(line)}`),
    ),
    section(
      'Open questions',
      open.slice(0, 6).map((line) => `- ${cite(line)}`),
    ),
    section(
      'Sources',
      places.map((source, place) => `${place + 1}. ${source}`),
    ),
  ]);
}

const piecesOf = (lines: readonly Line[], pieces: readonly Piece[]): Piece[] => {
  const keys = new Set(lines.map(({ piece }) => piece.key));
  return pieces.filter(({ key }) => keys.has(key)).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
};

/** Everything that was said about a topic, month by month, and who said it. */
export function researchOf(lines: readonly Line[], pieces: readonly Piece[], reading: TaskReading): Report {
  if (lines.length === 0) return nothingAbout(reading);
  const used = piecesOf(lines, pieces);
  const by = new Map<string, number>();
  for (const { piece } of lines) add(by, labelOf(piece));
  const best = lines.filter((line) => !asks(line)).slice(0, 3);
  const summary = `${counted(lines.length, 'passage')} in ${tally(used)}${between(used)}.`;
  return reported(headingOf(reading.task), summary, [
    section('Closest to what you asked', best.map(entry)),
    ...byMonth(lines).map(({ month, lines: own }) => section(month ?? 'Without a date', own.map(entry))),
    section(
      'Who said it',
      shareOf(by).map(([name, many]) => `- ${name}: ${counted(many, 'passage')}`),
    ),
  ]);
}

/** Something that failed. `at` in milliseconds UTC. */
export interface Trouble {
  what: 'reply' | 'job' | 'import' | 'file';
  id: number;
  /** A stable code, or for a file why it could not be read. */
  code: string | null;
  label: string;
  conversationId: number | null;
  at: number;
}

const ADVICE: Partial<Record<ErrorCode, string>> = {
  voice_unreachable:
    "Check that the voice's address is right and that its service runs; then press retry on the reply.",
  voice_refused: 'Check the key and the name of the model in the settings of the installation.',
  voice_timeout: 'The model is slow or busy: retry, or choose a smaller one.',
  voice_interrupted: 'Retry the reply; where it happens often, the connection to the voice is not steady.',
  import_unreadable: 'Export the chat again, as JSON or plain text, and bring that file.',
  import_encrypted: 'Export it again without a password.',
  import_html: 'Choose JSON or text where the other app exports.',
  import_binary: 'Choose the text or JSON that the other app exports.',
  import_empty: 'The export holds no messages: look whether the right chat was chosen.',
  import_no_soul: 'Bring it again, and say which speaker is the soul.',
  import_too_large: 'Cut the export into parts, or leave out its media.',
  upload_not_found: 'Choose the file again: uploads that nobody uses are let go of.',
  internal: 'Try it once more. If it fails again, the log of the installation says why.',
};
const KINDS: Readonly<Record<Trouble['what'], string>> = {
  reply: 'Replies that failed',
  job: 'Work that failed',
  import: 'Imports that failed',
  file: 'Files that could not be read',
};

const isCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(ERRORS, code);

/** What failed lately, why, and what to do about it. */
export function troublesOf(troubles: readonly Trouble[], task: string, days: number): Report {
  const title = headingOf(task);
  if (troubles.length === 0)
    return reported(
      title,
      `Nothing failed in the last ${days} days: every reply came, all work ended, every file could be read.`,
      [],
    );
  const parts = (Object.keys(KINDS) as Trouble['what'][]).map((what) => {
    const own = troubles.filter((one) => one.what === what);
    const byReason = new Map<string, Trouble[]>();
    for (const one of own) byReason.set(one.code ?? '', [...(byReason.get(one.code ?? '') ?? []), one]);
    const rows = [...byReason].map(([code, some]) => {
      const why = isCode(code) ? ERRORS[code].text : what === 'file' && code !== '' ? code : 'No reason was kept.';
      const names = [...new Set(some.map(({ label }) => label))].slice(0, 5);
      const newest = Math.max(...some.map(({ at }) => at));
      const advice =
        (isCode(code) ? ADVICE[code] : undefined) ??
        (what === 'file'
          ? 'Bring it as .txt or .md.'
          : what === 'reply'
            ? 'Press retry on the reply.'
            : 'Try it once more.');
      return `- **${counted(some.length, 'time')}** (${listed(names)}; last on ${dayInWords(newest)}): ${why}\n  *What to do:* ${advice}`;
    });
    return section(KINDS[what], rows);
  });
  const counts = (Object.keys(KINDS) as Trouble['what'][]).flatMap((what) => {
    const many = troubles.filter((one) => one.what === what).length;
    const name = {
      reply: ['reply', 'replies'],
      job: ['piece of work', 'pieces of work'],
      import: ['import', 'imports'],
      file: ['file', 'files'],
    }[what] as [string, string];
    return many > 0 ? [counted(many, ...name)] : [];
  });
  return reported(title, `In the last ${days} days failed: ${listed(counts)}.`, parts);
}
