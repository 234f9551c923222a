/** A file attached to a message. `read`: its text could be extracted; `unread`: the user-facing reason if not. */
export interface MessageFile {
  id: number;
  name: string;
  type: string;
  size: number;
  read: boolean;
  unread: string | null;
}
