import { asks, similarNote, wishes } from './lines';
import type { Line, Piece } from './piece';
import { add, nothingAbout, type Report, reported, section, shareOf } from './report';
import { between, counted, dayInWords, entry, labelOf, listed, sourceLine, tally } from './saying';
import { headingOf, type TaskReading } from './task';
import { byMonth, themesOf } from './themes';

/** A document on a topic, put together from what is there: each passage with its source. */
export function documentOf(lines: readonly Line[], pieces: readonly Piece[], reading: TaskReading): Report {
  if (lines.length === 0) return nothingAbout(reading);
  const used = piecesOf(lines, pieces);
  const told = lines.filter((line) => !asks(line));
  const open = lines.filter(asks);
  const themes = themesOf(told.slice(0, 40), reading);
  const names = themes.flatMap(({ name }) => (name === null ? [] : [name]));
  const summary = `A document out of ${tally(used)}${between(used)}${names.length > 0 ? `, in ${counted(themes.length, 'part')}: ${listed(names)}${themes.length > names.length ? ' and what else there is' : ''}` : ''}.${similarNote(lines, reading)}`;
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
  const summary = `${counted(lines.length, 'passage')} in ${tally(used)}${between(used)}.${similarNote(lines, reading)}`;
  return reported(headingOf(reading.task), summary, [
    section('Closest to what you asked', best.map(entry)),
    ...byMonth(lines).map(({ month, lines: own }) => section(month ?? 'Without a date', own.map(entry))),
    section(
      'Who said it',
      shareOf(by).map(([name, many]) => `- ${name}: ${counted(many, 'passage')}`),
    ),
  ]);
}
