/** Tables of the baseline server: those of the app that messages need. */
export const BASELINE_SCHEMA = `
  CREATE TABLE sessions (sid text PRIMARY KEY, account_id bigint NOT NULL, expire timestamptz NOT NULL);
  CREATE TABLE conversations (id bigint PRIMARY KEY, account_id bigint NOT NULL, last_seq int NOT NULL DEFAULT 0) WITH (fillfactor = 70);
  CREATE TABLE messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    conversation_id bigint NOT NULL REFERENCES conversations,
    seq int NOT NULL,
    sender_id bigint,
    content text NOT NULL,
    client_id uuid,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX messages_seq ON messages (conversation_id, seq);
  CREATE UNIQUE INDEX messages_client ON messages (conversation_id, client_id) WHERE client_id IS NOT NULL;`;
