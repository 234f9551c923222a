import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { get, id, list, number, text, word } from '../values';

const DAY = /(?:^|\/)([^/]+)\/(\d{4}-\d{2}-\d{2})\.json$/;
const CHANNELS = /(?:^|\/)(?:channels|groups|dms|mpims)\.json$/;
const USERS = /(?:^|\/)users\.json$/;
/** Kinds of messages that are somebody's words. */
const SPOKEN = ['thread_broadcast', 'me_message', 'bot_message', 'file_share', 'file_comment'];

interface Names {
  users: Map<string, string>;
  channels: Map<string, string>;
}

/** Slack's export: a folder for each channel, a file for each day; or one such day. */
export async function readSlack(parts: readonly Part[], ledger: Ledger): Promise<void> {
  const names: Names = { users: new Map(), channels: new Map() };
  for (const part of parts) if (USERS.test(part.name)) await readUsers(part, names, ledger);
  for (const part of parts) if (CHANNELS.test(part.name)) await readChannels(part, names, ledger);
  const days = parts.filter(({ name }) => !USERS.test(name) && !CHANNELS.test(name));
  let last: string | null = null;
  for (const part of days.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const thread = DAY.exec(part.name)?.[1] ?? part.title;
    if (last !== null && last !== thread) await ledger.threadOver(last);
    last = thread;
    ledger.title(thread, names.channels.get(thread) ?? thread);
    for await (const { value } of piecesOf(part, ['*'], ledger)) await take(value, thread, names, ledger);
  }
  if (last !== null) await ledger.threadOver(last);
}

/** Whether a file of an archive belongs to it. */
export const isOfSlack = (name: string): boolean => DAY.test(name) || CHANNELS.test(name) || USERS.test(name);

/** Whether the names of an archive's files are those of a Slack export. */
export const looksLikeSlack = (names: readonly string[]): boolean =>
  names.some((name) => USERS.test(name)) &&
  names.some((name) => CHANNELS.test(name)) &&
  names.some((name) => DAY.test(name));

async function readUsers(part: Part, names: Names, ledger: Ledger): Promise<void> {
  for await (const { value } of piecesOf(part, ['*'], ledger)) {
    const user = id(get(value, 'id'));
    const name = nameIn(get(value, 'profile')) ?? word(get(value, 'real_name')) ?? word(get(value, 'name'));
    if (user !== null && name !== null) names.users.set(user, name);
  }
}

/** The name shown, where there is one: it is often an empty string. */
const nameIn = (profile: unknown): string | null =>
  word(get(profile, 'display_name')) ?? word(get(profile, 'real_name'));

async function readChannels(part: Part, names: Names, ledger: Ledger): Promise<void> {
  for await (const { value } of piecesOf(part, ['*'], ledger)) {
    const channel = id(get(value, 'id'));
    const name = word(get(value, 'name'));
    const members = list(get(value, 'members')).map((member) => names.users.get(String(member)) ?? String(member));
    // Folders bear the channel's name; those of conversations between two bear its id.
    if (name !== null) names.channels.set(name, name);
    else if (channel !== null) names.channels.set(channel, members.join(', '));
  }
}

async function take(message: unknown, thread: string, names: Names, ledger: Ledger): Promise<void> {
  const kind = text(get(message, 'subtype'));
  const user = id(get(message, 'user'));
  const ts = id(get(message, 'ts'));
  if (kind === 'tombstone') return void ledger.skip('deleted');
  if (text(get(message, 'type')) !== 'message' || (kind !== null && !SPOKEN.includes(kind)))
    return void ledger.skip('system');
  const said = unmarked(text(get(message, 'text')) ?? '', names);
  if (said.trim() === '') {
    const carries = ['files', 'attachments', 'blocks'].some((key) => list(get(message, key)).length > 0);
    return void ledger.skip(carries ? 'media' : 'empty');
  }
  const speaker =
    (user === null ? null : (names.users.get(user) ?? nameIn(get(message, 'user_profile')))) ??
    word(get(message, 'username')) ??
    word(get(get(message, 'bot_profile'), 'name')) ??
    user ??
    id(get(message, 'bot_id'));
  if (speaker === null) return void ledger.skip('unreadable');
  const seconds = number(ts);
  const at = seconds === null ? null : seconds * 1000;
  await ledger.keep({ thread, speaker, text: said, at, sourceId: ts === null ? null : `${thread}/${ts}` });
}

/** <@U1>, <#C1|general>, <!here>, <https://…|words> as they are shown; then the three letters that were escaped. */
function unmarked(said: string, { users }: Names): string {
  return said
    .replace(/<([@#!]?)([^<>|]+)(?:\|([^<>]*))?>/g, (_, sign: string, target: string, label: string | undefined) => {
      if (sign === '@') return `@${label || users.get(target) || target}`;
      if (sign === '#') return `#${label || target}`;
      if (sign === '!') return label || `@${target.replace(/\^.*/, '')}`;
      return label && label !== target ? `${label} (${target})` : target;
    })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
