import { beginOf, Body, type Line } from '../body';
import { DateSurvey } from '../date-order';
import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { type Stamp, stampIn, timeOf } from '../stamps';
import { type DateOrder, type ReadOptions } from '../types';

const BANNER = /^={20,}$/;
/** "[1/15/2024 10:30 AM] Ada (pinned)": the date as the exporter's country writes it. */
const HEADED = /^\[([^\]\n]{6,40})\] (.{1,100}?)( \(pinned\))?$/;
const BLOCK = /^\{(?:Attachments|Embed|Stickers|Reactions|Forwarded Message)\}$/;
const FIELD = /^(Guild|Channel|Topic|After|Before): (.*)$/;

interface Open {
  stamp: Stamp;
  author: string;
  body: Body;
  /** In a block of files, reactions and the like. */
  inBlock: boolean;
  blocks: number;
}

function headed(line: Line): { stamp: Stamp; author: string } | null {
  const found = HEADED.exec(beginOf(line));
  const stamp = found ? stampIn(found[1] ?? '') : null;
  return stamp && found ? { stamp, author: found[2] ?? '' } : null;
}

/** DiscordChatExporter's text. */
export async function readDiscordText(
  parts: readonly Part[],
  ledger: Ledger,
  { dateOrder }: Pick<ReadOptions, 'dateOrder'>,
): Promise<void> {
  const survey = new DateSurvey();
  for (const part of parts) {
    for await (const lines of part.lines(true)) {
      for (const line of lines) {
        const found = headed(line);
        if (found) survey.add(found.stamp);
      }
    }
    survey.next();
  }
  ledger.dateOrder = survey.decide(dateOrder);
  ledger.note('local-times');
  for (const part of parts) await readPart(part, ledger, ledger.dateOrder);
}

async function readPart(part: Part, ledger: Ledger, order: DateOrder | null): Promise<void> {
  let banners = 0;
  let blank = true;
  let channel: string | null = null;
  let open: Open | null = null;
  const thread = part.title;
  const settle = async () => {
    if (open) await keep(open, thread, ledger, order);
    open = null;
  };
  for await (const lines of part.lines()) {
    for (const line of lines) {
      if (BANNER.test(beginOf(line)) && (banners < 2 || blank)) {
        banners += 1;
        await settle();
      } else if (banners === 1) channel = channelIn(beginOf(line)) ?? channel;
      else {
        const found: ReturnType<typeof headed> = blank || !open ? headed(line) : null;
        if (found) {
          await settle();
          open = { ...found, body: new Body(ledger.limits.message), inBlock: false, blocks: 0 };
        } else if (open) add(open, line);
      }
      blank = beginOf(line).trim() === '';
    }
  }
  await settle();
  ledger.title(thread, channel ?? part.title);
  await ledger.threadOver(thread);
}

const channelIn = (line: string): string | null => {
  const found = FIELD.exec(line);
  return found?.[1] === 'Channel' ? (found[2] ?? null) : null;
};

function add(open: Open, line: Line): void {
  if (BLOCK.test(beginOf(line))) {
    open.inBlock = true;
    open.blocks += 1;
  }
  if (!open.inBlock) open.body.add(line);
}

async function keep(
  { stamp, author, body, blocks }: Open,
  thread: string,
  ledger: Ledger,
  order: DateOrder | null,
): Promise<void> {
  if (body.tooLarge) return void ledger.skip('too-large');
  const { text } = body;
  if (text.trim() === '' && blocks > 0) return void ledger.skip('media');
  const time = timeOf(stamp, order?.order ?? 'dmy');
  if (time === 'no-such-date') ledger.note('mixed-date-order');
  if (time === 'other-calendar') ledger.note('other-calendar');
  await ledger.keep({ thread, speaker: author, text, at: typeof time === 'number' ? time : null });
}

/** Its banner, and the place below it. */
export function looksLikeDiscordText(lines: readonly string[]): boolean {
  const [banner, guild] = lines.filter((line) => line.trim() !== '');
  return BANNER.test(banner ?? '') && FIELD.test(guild ?? '');
}
