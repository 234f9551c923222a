import type { Me, ThreadKey } from '@kinloom/contract';
import type { AccountEntity, ThreadKeyEntity } from '@kinloom/database';

export function toMe(account: AccountEntity, setupPending: boolean): Me {
  const { id, email, displayName, role, adultStatedAt, guardedAt, settings } = account;
  const [adult, guarded] = [adultStatedAt !== null, guardedAt !== null];
  return { id, email, displayName, role, adult, guarded, setupPending, settings };
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
