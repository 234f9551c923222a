import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sessions and ways in; souls; conversations, messages and turns; mails; what processes share. */
export class Ground1763600000000 implements MigrationInterface {
  readonly name = 'Ground1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        password_hash text NOT NULL,
        display_name text NOT NULL,
        role text NOT NULL CHECK (role IN ('member', 'operator')),
        settings jsonb NOT NULL DEFAULT '{}',
        email_verified_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));

      -- Written by the session store (sid, sess, expire); the other columns serve the list of an account's sessions.
      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL,
        id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        account_id bigint GENERATED ALWAYS AS ((sess -> 'passport' ->> 'user')::bigint) STORED
          REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sessions_account ON sessions (account_id);
      CREATE INDEX sessions_expire ON sessions (expire);

      -- What a mailed link proves; only the hash of the secret is kept.
      CREATE TABLE account_tokens (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('reset', 'verify')),
        hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX account_tokens_account ON account_tokens (account_id, kind);

      CREATE TABLE thread_keys (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        thread_name text NOT NULL,
        key_hash text NOT NULL,
        redirect text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX thread_keys_own_name ON thread_keys (account_id, lower(thread_name));
      CREATE INDEX thread_keys_name ON thread_keys (lower(thread_name));

      -- Mails asked for. The job carries the id; a row that is not sent and has no job is found by the sweeper.
      CREATE TABLE mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('reset', 'verify')),
        address text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'nobody')),
        tries int NOT NULL DEFAULT 0,
        tried_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mails_waiting ON mails (created_at) WHERE state = 'waiting';

      CREATE TABLE companions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        archetype text NOT NULL,
        personality jsonb NOT NULL DEFAULT '{}',
        gpt_instructions text NOT NULL DEFAULT '',
        status text NOT NULL DEFAULT 'active',
        avatar text,
        relationship_level int NOT NULL DEFAULT 1,
        relationship_progress int NOT NULL DEFAULT 0 CHECK (relationship_progress BETWEEN 0 AND 100),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX companions_account ON companions (account_id, id);

      -- last_seq is the counter that makes seq gapless: it moves in the statement that stores the message.
      CREATE TABLE conversations (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        title text,
        is_group boolean NOT NULL DEFAULT false,
        last_seq int NOT NULL DEFAULT 0,
        last_message_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 70);
      CREATE INDEX conversations_account ON conversations (account_id);

      CREATE TABLE conversation_souls (
        conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        position int NOT NULL,
        PRIMARY KEY (conversation_id, companion_id)
      );
      CREATE INDEX conversation_souls_companion ON conversation_souls (companion_id);

      CREATE TABLE messages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
        seq int NOT NULL,
        sender_id bigint,
        companion_id bigint,
        content text NOT NULL,
        client_id uuid,
        status text NOT NULL CHECK (status IN ('complete', 'streaming', 'stopped', 'failed')),
        failure text,
        recalled jsonb NOT NULL DEFAULT '[]',
        -- A soul's reply: the turn it answers, and which try at it may write (see turns.attempt).
        turn_id bigint,
        attempt int,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((sender_id IS NULL) <> (companion_id IS NULL))
      ) WITH (fillfactor = 85);
      CREATE UNIQUE INDEX messages_seq ON messages (conversation_id, seq);
      CREATE UNIQUE INDEX messages_client ON messages (conversation_id, client_id) WHERE client_id IS NOT NULL;
      CREATE UNIQUE INDEX messages_reply ON messages (turn_id, companion_id) WHERE turn_id IS NOT NULL;

      -- The durable fact that somebody waits for an answer. attempt counts the tries; only the newest may write. changed_at is
      -- renewed while somebody answers: one that is long past means that whoever did is gone.
      CREATE TABLE turns (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
        message_id bigint NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answering', 'done', 'failed')),
        attempt int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 70);
      CREATE INDEX turns_conversation ON turns (conversation_id);
      CREATE INDEX turns_open ON turns (conversation_id, id) WHERE state IN ('waiting', 'answering');

      -- Shared by the processes of one installation; not worth keeping over a crash of the database.
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE UNLOGGED TABLE socket_io_attachments (
        id bigserial UNIQUE,
        created_at timestamptz DEFAULT now(),
        payload bytea
      );

      -- Secrets the installation makes for itself.
      CREATE TABLE installation (
        name text PRIMARY KEY,
        value text NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE installation, socket_io_attachments, rate_limits, turns, messages, conversation_souls, conversations,
        companions, mails, thread_keys, account_tokens, sessions, accounts
    `);
  }
}
