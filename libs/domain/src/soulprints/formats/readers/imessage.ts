import { beginOf, Body } from '../body';
import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { hourOf, monthOf, utc } from '../times';

/** "May 17, 2022  5:29:42 PM", with when it was read behind it; replies stand four spaces in. */
const DATED =
  /^(\s*)([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) +(\d{1,2}):(\d{2}):(\d{2}) ([AP]M)(?: \((?:Read|Delivered)\b[^)]*\)+)?(.*)$/;
const DELETED =
  /^(?:This message was deleted from the conversation!|(?:You|They|.{1,60}) (?:deleted|unsent) a message[.!]?|.{1,60} unsent this message(?: part)?\b.*)$/;
/** What the exporter writes below the words. */
const ABOUT =
  /^(?:This message responded to an earlier message\.|Sent with (?:[A-Z][a-z]+ ?){1,2}|Edited .{1,60} later: .*)$/;
const REACTIONS = /^(?:Reactions|Tapbacks):$/;
/** A file, by where it lay or where it was copied to. */
const FILE =
  /^(?:(?:~|\/|[A-Za-z]:\\|attachments[/\\]).*\.\w{2,5}|Attachment missing!|.*Sticker from .*: .*|[^\s/\\]+\.(?:jpe?g|png|heic|gif|mov|mp4|m4a|caf|amr|pdf|vcf|pluginPayloadAttachment))$/i;

interface Open {
  at: number | null;
  indent: number;
  body: Body;
}

/** imessage-exporter's text: a date, who, and what was said, up to the next date. */
export async function readImessage(parts: readonly Part[], ledger: Ledger): Promise<void> {
  ledger.note('local-times');
  for (const part of parts) {
    const thread = part.title;
    ledger.title(thread, part.title);
    let open: Open | null = null;
    let before = 0;
    for await (const lines of part.lines()) {
      for (const line of lines) {
        const dated = DATED.exec(beginOf(line));
        if (dated) {
          if (open) await settle(open, thread, ledger);
          const announcement = (dated[9] ?? '').trim();
          open =
            announcement === ''
              ? { at: timeOf(dated), indent: (dated[1] ?? '').length, body: new Body(ledger.limits.message) }
              : null;
          if (!open) ledger.skip('system');
        } else if (open) open.body.add(line);
        else if (beginOf(line).trim() !== '') before += 1;
      }
    }
    if (open) await settle(open, thread, ledger);
    ledger.skip('unreadable', before);
    await ledger.threadOver(thread);
  }
}

function timeOf(dated: RegExpExecArray): number | null {
  const [, , month, day, year, hour, minute, second, half] = dated;
  const clock = hourOf(Number(hour), half as 'AM' | 'PM');
  return utc(Number(year), monthOf(month ?? '') ?? 0, Number(day), clock, Number(minute), Number(second));
}

async function settle({ at, indent, body }: Open, thread: string, ledger: Ledger): Promise<void> {
  // A reply is shown below what it answers, and again in its own place.
  if (indent > 0) return void ledger.skip('duplicate');
  if (body.tooLarge) return void ledger.skip('too-large');
  const [speaker, ...rest] = body.lines;
  if (speaker === undefined || speaker.trim() === '') return void ledger.skip('unreadable');
  const reactions = rest.findIndex((line) => REACTIONS.test(line));
  const words = (reactions < 0 ? rest : rest.slice(0, reactions)).filter((line) => !ABOUT.test(line));
  const said = words.filter((line) => !FILE.test(line.trim()));
  if (said.some((line) => DELETED.test(line)) && said.filter((line) => line.trim() !== '').length === 1) {
    return void ledger.skip('deleted');
  }
  if (said.every((line) => line.trim() === '') && said.length < words.length) return void ledger.skip('media');
  if (speaker === 'Me') ledger.owner = speaker;
  await ledger.keep({ thread, speaker, text: said.join('\n'), at });
}

/** A dated line, alone on its line or with an announcement, at the head of the file. */
export const looksLikeImessage = (lines: readonly string[]): boolean =>
  DATED.test(lines.find((line) => line.trim() !== '') ?? '');
