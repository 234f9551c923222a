import { passagesOf } from './recall/passages';
import type { RecallEntry, Recollection } from './recall/recollection';

/** A file that was sent with a message, or given to the soul itself, as the soul reads it. */
export interface HeardFile {
  id: number;
  name: string;
  text: string;
  /** Both null where it was given to the soul itself. */
  conversationId: number | null;
  messageId: number | null;
  /** When it was sent, in milliseconds UTC. */
  at: number;
  whispered: boolean;
}

type Passage = Pick<Recollection, 'title' | 'text' | 'at' | 'conversationId' | 'messageId'>;

/** The files that one soul has read, in passages: each has the key `file:<id>.<number>`, so that `file:<id>` names them all. */
export class FileShelf {
  private readonly passages = new Map<string, Passage>();
  private readonly keys = new Map<number, string[]>();
  private readonly ofMessage = new Map<number, Set<number>>();

  hasRead(messageId: number): boolean {
    return this.ofMessage.has(messageId);
  }

  /** Notes that a message's files were looked at, whether or not there was anything to read. */
  look(messageId: number): void {
    if (!this.hasRead(messageId)) this.ofMessage.set(messageId, new Set());
  }

  /** Takes a file in. @returns what is to be found by, in the order of the text; nothing where it is there already */
  add({ id, name, text, conversationId, messageId, at, whispered }: HeardFile): RecallEntry[] {
    if (messageId !== null) {
      this.look(messageId);
      this.ofMessage.get(messageId)?.add(id);
    }
    if (this.keys.has(id)) return [];
    const entries = passagesOf(text).map((passage, number): RecallEntry => ({
      key: `file:${id}.${number}`,
      kind: 'file',
      stream: `file:${id}`,
      from: 'other',
      speaker: '',
      text: passage,
      notes: name,
      at,
      whispered,
    }));
    this.keys.set(
      id,
      entries.map(({ key }) => key),
    );
    for (const entry of entries) {
      this.passages.set(entry.key, { title: name, text: entry.text, at, conversationId, messageId });
    }
    return entries;
  }

  passage(key: string): Passage | undefined {
    return this.passages.get(key);
  }

  /** Lets go of a file, or of the files of a message. @param key `file:<id>` or `message:<id>` @returns the keys of their passages */
  remove(key: string): string[] {
    const [kind, id = ''] = key.split(':');
    if (kind === 'file') return this.drop(Number(id));
    if (kind !== 'message') return [];
    const files = this.ofMessage.get(Number(id)) ?? [];
    this.ofMessage.delete(Number(id));
    return [...files].flatMap((file) => this.drop(file));
  }

  private drop(id: number): string[] {
    const keys = this.keys.get(id) ?? [];
    this.keys.delete(id);
    for (const key of keys) this.passages.delete(key);
    return keys;
  }
}
