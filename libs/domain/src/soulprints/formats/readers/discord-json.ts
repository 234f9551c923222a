import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { isoTime } from '../times';
import { get, id, list, text, word } from '../values';

const PATTERNS = ['channel', 'messages.*'];
/** Words of people and bots; 20 and 23 are answers to commands, which the exporter knows by number only. */
const SPOKEN = ['Default', 'Reply', '20', '23'];
const CARRIED = ['attachments', 'embeds', 'stickers'];

/** DiscordChatExporter's JSON, of one channel, in one file or several. */
export async function readDiscordJson(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    let thread = part.title;
    ledger.title(thread, part.title);
    for await (const { pattern, value } of piecesOf(part, PATTERNS, ledger)) {
      if (pattern === 'channel') {
        thread = id(get(value, 'id')) ?? thread;
        ledger.title(thread, word(get(value, 'name')));
      } else await take(value, thread, ledger);
    }
    await ledger.threadOver(thread);
  }
}

async function take(message: unknown, thread: string, ledger: Ledger): Promise<void> {
  const author = get(message, 'author');
  const speaker = word(get(author, 'nickname')) ?? word(get(author, 'name'));
  const said = text(get(message, 'content'));
  if (speaker === null || said === null) {
    ledger.skip('unreadable');
    return;
  }
  if (!SPOKEN.includes(id(get(message, 'type')) ?? 'Default')) {
    ledger.skip('system');
    return;
  }
  const carries = CARRIED.some((key) => list(get(message, key)).length > 0) || get(message, 'forwardedMessage') != null;
  if (said.trim() === '' && carries) {
    ledger.skip('media');
    return;
  }
  await ledger.keep({
    thread,
    speaker,
    role: get(author, 'isBot') === true ? 'soul' : null,
    text: said,
    at: isoTime(get(message, 'timestamp')),
    sourceId: id(get(message, 'id')),
  });
}
