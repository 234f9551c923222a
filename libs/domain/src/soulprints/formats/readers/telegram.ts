import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { type Piece, piecesOf } from '../pieces';
import { isoTime } from '../times';
import { get, id, isDict, list, number, text, word } from '../values';

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
const CARRIED = [
  'photo',
  'file',
  'media_type',
  'sticker_emoji',
  'location_information',
  'contact_information',
  'poll',
  'game_title',
];
/** The program has no name for those who left it. */
const DELETED_ACCOUNT = 'Deleted Account';

/** Telegram's result.json, of one chat or of a whole account. */
export async function readTelegram(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const chat = new Chat(part.title, ledger);
    for await (const piece of piecesOf(part, PATTERNS, ledger)) await chat.take(piece);
    await chat.over();
  }
}

/** The chat that is being read. Its name and id stand before its messages. */
class Chat {
  private thread: string;
  private name: string | null = null;
  private owner: string | null = null;

  constructor(
    private readonly fallback: string,
    private readonly ledger: Ledger,
  ) {
    this.thread = fallback;
  }

  async take({ pattern, keys, value }: Piece): Promise<void> {
    if (pattern === 'personal_information') this.owner = id(get(value, 'user_id'));
    else if (pattern.endsWith('/')) await this.over();
    else if (pattern.endsWith('name')) this.name = word(value);
    else if (pattern.endsWith('messages.*')) await this.message(value);
    else {
      this.thread = id(value) ?? `${this.fallback}/${keys[0] ?? ''}`;
    }
  }

  async over(): Promise<void> {
    this.ledger.title(this.thread, this.name);
    await this.ledger.threadOver(this.thread);
    this.thread = this.fallback;
    this.name = null;
  }

  private async message(message: unknown): Promise<void> {
    const { ledger, thread } = this;
    const kind = text(get(message, 'type')) ?? 'message';
    if (!isDict(message) || kind === 'unsupported') return void ledger.skip('unreadable');
    if (kind !== 'message') return void ledger.skip('system');
    const said = flat(get(message, 'text'));
    if (said.trim() === '')
      return void ledger.skip(CARRIED.some((key) => get(message, key) != null) ? 'media' : 'empty');
    const speaker = word(get(message, 'from')) ?? DELETED_ACCOUNT;
    const from = id(get(message, 'from_id'));
    if (this.owner !== null && (from === this.owner || from === `user${this.owner}`)) ledger.owner = speaker;
    const number = id(get(message, 'id'));
    const sourceId = number === null ? null : `${thread}/${number}`;
    await ledger.keep({ thread, speaker, text: said, at: this.time(message), sourceId });
  }

  private time(message: unknown): number | null {
    const seconds = number(get(message, 'date_unixtime'));
    if (seconds !== null) return seconds * 1000;
    const at = isoTime(get(message, 'date'));
    if (at !== null) this.ledger.note('local-times');
    return at;
  }
}

/** Text is a string, or a row of strings and of things with a text. */
const flat = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : list(value)
        .map((one) => (typeof one === 'string' ? one : (text(get(one, 'text')) ?? '')))
        .join('');
