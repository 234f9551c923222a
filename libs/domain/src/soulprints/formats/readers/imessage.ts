import { textOfLine, MessageBody } from '../message-body';
import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { to24Hour, parseMonth, toTimestamp } from '../time-parsing';

/** "May 17, 2022  5:29:42 PM", with the read receipt behind it; replies are indented by four spaces. */
const DATE_LINE =
  /^(\s*)([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) +(\d{1,2}):(\d{2}):(\d{2}) ([AP]M)(?: \((?:Read|Delivered)\b[^)]*\)+)?(.*)$/;
const DELETED =
  /^(?:This message was deleted from the conversation!|(?:You|They|.{1,60}) (?:deleted|unsent) a message[.!]?|.{1,60} unsent this message(?: part)?\b.*)$/;
/** Annotations that the exporter writes below a message. */
const ANNOTATION =
  /^(?:This message responded to an earlier message\.|Sent with (?:[A-Z][a-z]+ ?){1,2}|Edited .{1,60} later: .*)$/;
const REACTIONS = /^(?:Reactions|Tapbacks):$/;
/** An attachment, by its original or copied path. */
const FILE =
  /^(?:(?:~|\/|[A-Za-z]:\\|attachments[/\\]).*\.\w{2,5}|Attachment missing!|.*Sticker from .*: .*|[^\s/\\]+\.(?:jpe?g|png|heic|gif|mov|mp4|m4a|caf|amr|pdf|vcf|pluginPayloadAttachment))$/i;

interface OpenMessage {
  at: number | null;
  indent: number;
  body: MessageBody;
}

/** Reads imessage-exporter's text: a date, the sender, and the text up to the next date. */
export async function readImessage(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    ledger.setTitle(thread, part.title);
    let open: OpenMessage | null = null;
    let unreadableLines = 0;
    for await (const lines of part.lines()) {
      for (const line of lines) {
        const dateLine = DATE_LINE.exec(textOfLine(line));
        if (dateLine) {
          if (open) await finishMessage(open, thread, ledger);
          const announcement = (dateLine[9] ?? '').trim();
          open =
            announcement === ''
              ? {
                  at: localTimeOf(dateLine, ledger),
                  indent: (dateLine[1] ?? '').length,
                  body: new MessageBody(ledger.limits.message),
                }
              : null;
          if (!open) ledger.skip('system');
        } else if (open) open.body.add(line);
        else if (textOfLine(line).trim() !== '') unreadableLines += 1;
      }
    }
    if (open) await finishMessage(open, thread, ledger);
    ledger.skip('unreadable', unreadableLines);
    await ledger.closeThread(thread);
  }
}

function localTimeOf(dateLine: RegExpExecArray, ledger: ImportLedger): number | null {
  const at = toTime(dateLine);
  return at === null ? null : ledger.localTime(at);
}

function toTime(dateLine: RegExpExecArray): number | null {
  const [, , month, day, year, hour, minute, second, half] = dateLine;
  const clock = to24Hour(Number(hour), half as 'AM' | 'PM');
  return toTimestamp(Number(year), parseMonth(month ?? '') ?? 0, Number(day), clock, Number(minute), Number(second));
}

async function finishMessage({ at, indent, body }: OpenMessage, thread: string, ledger: ImportLedger): Promise<void> {
  // A reply is listed below its original message, and again in its own place.
  if (indent > 0) return void ledger.skip('duplicate');
  if (body.tooLarge) return void ledger.skip('too-large');
  const [speaker, ...rest] = body.lines;
  if (speaker === undefined || speaker.trim() === '') return void ledger.skip('unreadable');
  const reactions = rest.findIndex((line) => REACTIONS.test(line));
  const words = (reactions < 0 ? rest : rest.slice(0, reactions)).filter((line) => !ANNOTATION.test(line));
  const textLines = words.filter((line) => !FILE.test(line.trim()));
  if (textLines.some((line) => DELETED.test(line)) && textLines.filter((line) => line.trim() !== '').length === 1) {
    return void ledger.skip('deleted');
  }
  if (textLines.every((line) => line.trim() === '') && textLines.length < words.length)
    return void ledger.skip('media');
  if (speaker === 'Me') ledger.owner = speaker;
  await ledger.accept({ thread, speaker, text: textLines.join('\n'), at });
}

/** Detects a dated line at the head of the file. */
export const looksLikeImessage = (lines: readonly string[]): boolean =>
  DATE_LINE.test(lines.find((line) => line.trim() !== '') ?? '');
