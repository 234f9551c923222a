import type { Me, ThreadKey } from '@kinloom/contract';
import type { AccountEntity, ThreadKeyEntity } from '@kinloom/database';

/** Maps an account to what its own client gets. @param setupPending whether the installation has no operator yet */
export function toMe(account: AccountEntity, setupPending: boolean): Me {
  const { id, email, displayName, role, adultStatedAt, guardedAt, settings, timeZone } = account;
  const [adult, guarded] = [adultStatedAt !== null, guardedAt !== null];
  return { id, email, displayName, role, adult, guarded, setupPending, settings, timeZone };
}

/** Maps a thread key to its public fields, without the hash of the key. */
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
