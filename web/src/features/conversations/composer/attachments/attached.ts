import { LIMITS, type MessageFile } from '@kinloom/contract';

/** A file beside the message box: on its way, there, or refused. */
export interface Attached {
  key: string;
  name: string;
  size: number;
  /** The share that is sent, from 0 to 1. */
  share: number;
  /** The file as the server has it, once it is there. */
  file: MessageFile | null;
  /** Why it did not get through. */
  failure: string | null;
}

/** What the files beside the box come to. */
export interface Attachments {
  /** Of those that are there: they go with the message. */
  fileIds: number[];
  /** Some are still on their way: the message waits for them. */
  underWay: boolean;
}

export const NONE: Attachments = { fileIds: [], underWay: false };

export function summed(all: readonly Attached[]): Attachments {
  return {
    fileIds: all.flatMap(({ file }) => (file ? [file.id] : [])),
    underWay: all.some(({ file, failure }) => file === null && failure === null),
  };
}

/** As many of these as there is room for beside those that are there. */
export function fitting<T>(all: readonly Attached[], more: readonly T[]): T[] {
  return more.slice(0, Math.max(0, LIMITS.uploadFiles - all.length));
}

export function changed(all: readonly Attached[], key: string, change: Partial<Attached>): Attached[] {
  return all.map((one) => (one.key === key ? { ...one, ...change } : one));
}

/** What stands under a file's name. */
export function stateOf({ share, file, failure }: Attached): string {
  if (failure !== null) return failure;
  if (file) return file.unread ?? 'Ready';
  return share < 1 ? `${Math.round(share * 100)} % sent` : 'Being read…';
}
