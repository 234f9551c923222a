import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { extractPieces } from '../json-pieces';
import { get, id, list, number, text, nonEmptyText } from '../untrusted-values';

const DAY = /(?:^|\/)([^/]+)\/(\d{4}-\d{2}-\d{2})\.json$/;
const CHANNELS = /(?:^|\/)(?:channels|groups|dms|mpims)\.json$/;
const USERS = /(?:^|\/)users\.json$/;
/** Message subtypes with user text. */
const TEXT_SUBTYPES = ['thread_broadcast', 'me_message', 'bot_message', 'file_share', 'file_comment'];

interface Names {
  users: Map<string, string>;
  channels: Map<string, string>;
}

/** Reads Slack's export: a folder per channel with a file per day; or a single day. */
export async function readSlack(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  const names: Names = { users: new Map(), channels: new Map() };
  for (const part of parts) if (USERS.test(part.name)) await readUsers(part, names, ledger);
  for (const part of parts) if (CHANNELS.test(part.name)) await readChannels(part, names, ledger);
  const days = parts.filter(({ name }) => !USERS.test(name) && !CHANNELS.test(name));
  let last: string | null = null;
  for (const part of days.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const thread = DAY.exec(part.name)?.[1] ?? part.title;
    if (last !== null && last !== thread) await ledger.closeThread(last);
    last = thread;
    ledger.setTitle(thread, names.channels.get(thread) ?? thread);
    for await (const { value } of extractPieces(part, ['*'], ledger)) await readMessage(value, thread, names, ledger);
  }
  if (last !== null) await ledger.closeThread(last);
}

/** Returns whether an archive entry belongs to a Slack export. */
export const isSlackFile = (name: string): boolean => DAY.test(name) || CHANNELS.test(name) || USERS.test(name);

/** Detects a Slack export by its entry names. */
export const isSlackArchive = (names: readonly string[]): boolean =>
  names.some((name) => USERS.test(name)) &&
  names.some((name) => CHANNELS.test(name)) &&
  names.some((name) => DAY.test(name));

async function readUsers(part: ExportPart, names: Names, ledger: ImportLedger): Promise<void> {
  for await (const { value } of extractPieces(part, ['*'], ledger)) {
    const user = id(get(value, 'id'));
    const name =
      nameIn(get(value, 'profile')) ?? nonEmptyText(get(value, 'real_name')) ?? nonEmptyText(get(value, 'name'));
    if (user !== null && name !== null) names.users.set(user, name);
  }
}

/** Returns the display name, which is often an empty string, or the real name. */
const nameIn = (profile: unknown): string | null =>
  nonEmptyText(get(profile, 'display_name')) ?? nonEmptyText(get(profile, 'real_name'));

async function readChannels(part: ExportPart, names: Names, ledger: ImportLedger): Promise<void> {
  for await (const { value } of extractPieces(part, ['*'], ledger)) {
    const channel = id(get(value, 'id'));
    const name = nonEmptyText(get(value, 'name'));
    const members = list(get(value, 'members')).map((member) => names.users.get(String(member)) ?? String(member));
    // Folders are named after the channel; those of direct messages after its id.
    if (name !== null) names.channels.set(name, name);
    else if (channel !== null) names.channels.set(channel, members.join(', '));
  }
}

async function readMessage(message: unknown, thread: string, names: Names, ledger: ImportLedger): Promise<void> {
  const kind = text(get(message, 'subtype'));
  const user = id(get(message, 'user'));
  const ts = id(get(message, 'ts'));
  if (kind === 'tombstone') return void ledger.skip('deleted');
  if (text(get(message, 'type')) !== 'message' || (kind !== null && !TEXT_SUBTYPES.includes(kind)))
    return void ledger.skip('system');
  const content = renderMarkup(text(get(message, 'text')) ?? '', names);
  if (content.trim() === '') {
    const hasMedia = ['files', 'attachments', 'blocks'].some((key) => list(get(message, key)).length > 0);
    return void ledger.skip(hasMedia ? 'media' : 'empty');
  }
  const speaker =
    (user === null ? null : (names.users.get(user) ?? nameIn(get(message, 'user_profile')))) ??
    nonEmptyText(get(message, 'username')) ??
    nonEmptyText(get(get(message, 'bot_profile'), 'name')) ??
    user ??
    id(get(message, 'bot_id'));
  if (speaker === null) return void ledger.skip('unreadable');
  const seconds = number(ts);
  const at = seconds === null ? null : seconds * 1000;
  await ledger.accept({ thread, speaker, text: content, at, sourceId: ts === null ? null : `${thread}/${ts}` });
}

/** Renders <@U1>, <#C1|general>, <!here> and <https://…|label> as text, then decodes the escaped characters. */
function renderMarkup(markup: string, { users }: Names): string {
  return markup
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
