import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type Piece, extractPieces } from '../json-pieces';
import { parseIsoTime } from '../time-parsing';
import { get, id, isObject, list, number, text, nonEmptyText } from '../untrusted-values';

const CHATS = ['', 'chats.list.*.', 'left_chats.list.*.'];
const PATTERNS = [
  'personal_information',
  ...CHATS.flatMap((chat) => [
    `${chat}name`,
    `${chat}id`,
    `${chat}messages.*`,
    chat === '' ? '/' : `${chat.slice(0, -1)}/`,
  ]),
];
const MEDIA_KEYS = [
  'photo',
  'file',
  'media_type',
  'sticker_emoji',
  'location_information',
  'contact_information',
  'poll',
  'game_title',
];
/** Placeholder for deleted accounts. */
const DELETED_ACCOUNT = 'Deleted Account';

/** Reads Telegram's result.json of one chat or a whole account. */
export async function readTelegram(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const chat = new ChatReader(part.title, ledger);
    for await (const piece of extractPieces(part, PATTERNS, ledger)) await chat.readMessage(piece);
    await chat.close();
  }
}

/** State of the chat being read. Its name and id precede its messages. */
class ChatReader {
  private thread: string;
  private name: string | null = null;
  private owner: string | null = null;

  constructor(
    private readonly fallback: string,
    private readonly ledger: ImportLedger,
  ) {
    this.thread = fallback;
  }

  async readMessage({ pattern, keys, value }: Piece): Promise<void> {
    if (pattern === 'personal_information') this.owner = id(get(value, 'user_id'));
    else if (pattern.endsWith('/')) await this.close();
    else if (pattern.endsWith('name')) this.name = nonEmptyText(value);
    else if (pattern.endsWith('messages.*')) await this.message(value);
    else {
      this.thread = id(value) ?? `${this.fallback}/${keys[0] ?? ''}`;
    }
  }

  async close(): Promise<void> {
    this.ledger.setTitle(this.thread, this.name);
    await this.ledger.closeThread(this.thread);
    this.thread = this.fallback;
    this.name = null;
  }

  private async message(message: unknown): Promise<void> {
    const { ledger, thread } = this;
    const kind = text(get(message, 'type')) ?? 'message';
    if (!isObject(message) || kind === 'unsupported') return void ledger.skip('unreadable');
    if (kind !== 'message') return void ledger.skip('system');
    const content = flattenText(get(message, 'text'));
    if (content.trim() === '')
      return void ledger.skip(MEDIA_KEYS.some((key) => get(message, key) != null) ? 'media' : 'empty');
    const speaker = nonEmptyText(get(message, 'from')) ?? DELETED_ACCOUNT;
    const from = id(get(message, 'from_id'));
    if (this.owner !== null && (from === this.owner || from === `user${this.owner}`)) ledger.owner = speaker;
    const number = id(get(message, 'id'));
    const sourceId = number === null ? null : `${thread}/${number}`;
    await ledger.accept({ thread, speaker, text: content, at: this.time(message), sourceId });
  }

  private time(message: unknown): number | null {
    const seconds = number(get(message, 'date_unixtime'));
    if (seconds !== null) return seconds * 1000;
    const at = parseIsoTime(get(message, 'date'));
    return at === null ? null : this.ledger.localTime(at);
  }
}

/** Flattens a text: a string, or an array of strings and objects with a text. */
const flattenText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : list(value)
        .map((one) => (typeof one === 'string' ? one : (text(get(one, 'text')) ?? '')))
        .join('');
