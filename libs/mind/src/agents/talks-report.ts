import { emotionsOf } from '../perception/emotions';
import { topicsIn } from '../perception/topics';
import { asks, isAbout, linesOf, similarTo } from './lines';
import type { Piece } from './piece';
import { add, answerTo, percent, type Report, reported, section, shareOf } from './report';
import { between, counted, dayInWords, entry, listed } from './saying';
import { contentOf, headingOf, rarity, type TaskReading } from './task';

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

/** A report on conversations, with what it goes by. */
export interface AnalysisReport extends Report {
  used: readonly Piece[];
  /** The talks that it names. */
  listed: readonly TalkFigures[];
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
/** What the conversations are about, how they go, and what stands open in them. */
export function analysisOf({ talks, notes, said, now, ...material }: AnalysisMaterial): AnalysisReport {
  const title = headingOf(material.reading.task);
  const aboutIt = (asked: TaskReading): Piece[] =>
    said.filter((piece) => asked.open || linesOf([piece], asked, now).some((line) => isAbout(line, asked)));
  const exact = aboutIt(material.reading);
  const reading = exact.length > 0 ? material.reading : similarTo(material.reading);
  const about = exact.length > 0 ? exact : aboutIt(reading);
  if (about.length === 0) {
    const nothing = reported(
      title,
      talks.length === 0
        ? 'There are no conversations to look at yet.'
        : `In ${counted(talks.length, 'conversation')} nothing speaks of ${listed(reading.words.slice(0, 4)) || 'this'}. Put it in other words, or leave it open: “What do we talk about?”`,
      [],
    );
    return { ...nothing, used: [], listed: [] };
  }
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
  const rows = reading.open ? talks.slice(0, ROWS) : [];
  const recent = about.filter(({ at }) => at !== null && at >= now - 30 * DAY);
  const earlier = about.filter(({ at }) => at !== null && at < now - 30 * DAY && at >= now - 60 * DAY);
  const parts = [
    reading.open ? '' : section('Answer', answerTo(reading, linesOf(about, reading, now))),
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
    ...(reading.open ? [section('The conversations', rows.map(talkRow))] : []),
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
  return { ...reported(title, summary, parts), used: about, listed: rows };
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
