/** A file of a message. `read` tells whether the souls could read its text; `unread` says why not, in words for the person. */
export interface MessageFile {
  id: number;
  name: string;
  type: string;
  size: number;
  read: boolean;
  unread: string | null;
}
