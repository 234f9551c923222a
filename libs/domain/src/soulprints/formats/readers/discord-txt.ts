import { textOfLine, MessageBody, type Line } from '../message-body';
import { DateOrderSurvey } from '../date-order';
import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type Timestamp, parseWholeTimestamp, toTime } from '../timestamps';
import { type DateOrder, type ReadOptions } from '../types';

const BANNER = /^={20,}$/;
/** "[1/15/2024 10:30 AM] Ada (pinned)", with the date in the exporter's locale. */
const HEADER = /^\[([^\]\n]{6,40})\] (.{1,100}?)( \(pinned\))?$/;
const BLOCK = /^\{(?:Attachments|Embed|Stickers|Reactions|Forwarded Message)\}$/;
const FIELD = /^(Guild|Channel|Topic|After|Before): (.*)$/;

interface OpenMessage {
  stamp: Timestamp;
  author: string;
  body: MessageBody;
  /** Inside a block of attachments, reactions and similar. */
  inBlock: boolean;
  blocks: number;
}

function parseHeader(line: Line): { stamp: Timestamp; author: string } | null {
  const found = HEADER.exec(textOfLine(line));
  const stamp = found ? parseWholeTimestamp(found[1] ?? '') : null;
  return stamp && found ? { stamp, author: found[2] ?? '' } : null;
}

/** Reads DiscordChatExporter's text format. */
export async function readDiscordText(
  parts: readonly ExportPart[],
  ledger: ImportLedger,
  { dateOrder }: Pick<ReadOptions, 'dateOrder'>,
): Promise<void> {
  const survey = new DateOrderSurvey();
  for (const part of parts) {
    for await (const lines of part.lines(true)) {
      for (const line of lines) {
        const found = parseHeader(line);
        if (found) survey.add(found.stamp);
      }
    }
    survey.startNewFile();
  }
  ledger.dateOrder = survey.decide(dateOrder);
  for (const part of parts) await readPart(part, ledger, ledger.dateOrder);
}

async function readPart(part: ExportPart, ledger: ImportLedger, order: DateOrder | null): Promise<void> {
  let banners = 0;
  let blank = true;
  let channel: string | null = null;
  let open: OpenMessage | null = null;
  const thread = part.title;
  const finishMessage = async () => {
    if (open) await keep(open, thread, ledger, order);
    open = null;
  };
  for await (const lines of part.lines()) {
    for (const line of lines) {
      if (BANNER.test(textOfLine(line)) && (banners < 2 || blank)) {
        banners += 1;
        await finishMessage();
      } else if (banners === 1) channel = channelIn(textOfLine(line)) ?? channel;
      else {
        const found: ReturnType<typeof parseHeader> = blank || !open ? parseHeader(line) : null;
        if (found) {
          await finishMessage();
          open = { ...found, body: new MessageBody(ledger.limits.message), inBlock: false, blocks: 0 };
        } else if (open) add(open, line);
      }
      blank = textOfLine(line).trim() === '';
    }
  }
  await finishMessage();
  ledger.setTitle(thread, channel ?? part.title);
  await ledger.closeThread(thread);
}

const channelIn = (line: string): string | null => {
  const found = FIELD.exec(line);
  return found?.[1] === 'Channel' ? (found[2] ?? null) : null;
};

function add(open: OpenMessage, line: Line): void {
  if (BLOCK.test(textOfLine(line))) {
    open.inBlock = true;
    open.blocks += 1;
  }
  if (!open.inBlock) open.body.add(line);
}

async function keep(
  { stamp, author, body, blocks }: OpenMessage,
  thread: string,
  ledger: ImportLedger,
  order: DateOrder | null,
): Promise<void> {
  if (body.tooLarge) return void ledger.skip('too-large');
  const { text } = body;
  if (text.trim() === '' && blocks > 0) return void ledger.skip('media');
  const time = toTime(stamp, order?.order ?? 'dmy');
  if (time === 'no-such-date') ledger.note('mixed-date-order');
  if (time === 'other-calendar') ledger.note('other-calendar');
  await ledger.accept({ thread, speaker: author, text, at: typeof time === 'number' ? ledger.localTime(time) : null });
}

/** Detects the banner and the guild or channel line below it. */
export function looksLikeDiscordText(lines: readonly string[]): boolean {
  const [banner, guild] = lines.filter((line) => line.trim() !== '');
  return BANNER.test(banner ?? '') && FIELD.test(guild ?? '');
}
