import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { extractPieces } from '../json-pieces';
import { parseIsoTime } from '../time-parsing';
import { get, id, list, text, nonEmptyText } from '../untrusted-values';

const PATTERNS = ['channel', 'messages.*'];
/** Message types with text of people and bots; 20 and 23 are command replies, exported as numbers. */
const MESSAGE_TYPES = ['Default', 'Reply', '20', '23'];
const MEDIA_KEYS = ['attachments', 'embeds', 'stickers'];

/** Reads DiscordChatExporter's JSON of one channel, in one or several files. */
export async function readDiscordJson(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    let thread = part.title;
    ledger.setTitle(thread, part.title);
    for await (const { pattern, value } of extractPieces(part, PATTERNS, ledger)) {
      if (pattern === 'channel') {
        thread = id(get(value, 'id')) ?? thread;
        ledger.setTitle(thread, nonEmptyText(get(value, 'name')));
      } else await readMessage(value, thread, ledger);
    }
    await ledger.closeThread(thread);
  }
}

async function readMessage(message: unknown, thread: string, ledger: ImportLedger): Promise<void> {
  const author = get(message, 'author');
  const speaker = nonEmptyText(get(author, 'nickname')) ?? nonEmptyText(get(author, 'name'));
  const content = text(get(message, 'content'));
  if (speaker === null || content === null) {
    ledger.skip('unreadable');
    return;
  }
  if (!MESSAGE_TYPES.includes(id(get(message, 'type')) ?? 'Default')) {
    ledger.skip('system');
    return;
  }
  const hasMedia =
    MEDIA_KEYS.some((key) => list(get(message, key)).length > 0) || get(message, 'forwardedMessage') != null;
  if (content.trim() === '' && hasMedia) {
    ledger.skip('media');
    return;
  }
  await ledger.accept({
    thread,
    speaker,
    role: get(author, 'isBot') === true ? 'soul' : null,
    text: content,
    at: parseIsoTime(get(message, 'timestamp')),
    sourceId: id(get(message, 'id')),
  });
}
