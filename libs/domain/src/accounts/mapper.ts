import type { Me, ThreadKey } from '@kinloom/contract';
import type { AccountEntity, ThreadKeyEntity } from '@kinloom/database';

export function toMe({ id, email, displayName, role, adultStatedAt, guardedAt, settings }: AccountEntity): Me {
  return { id, email, displayName, role, adult: adultStatedAt !== null, guarded: guardedAt !== null, settings };
}

export function toThreadKey({
  id,
  threadName,
  redirect,
  createdAt,
  lastUsedAt,
  expiresAt,
}: ThreadKeyEntity): ThreadKey {
  return {
    id,
    thread_name: threadName,
    redirect,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
