import type { Me, ThreadKey } from '@kinloom/contract';
import type { AccountEntity, ThreadKeyEntity } from '@kinloom/database';

export function toMe({ id, email, displayName, role, settings }: AccountEntity): Me {
  return { id, email, displayName, role, settings };
}

export function toThreadKey({ id, threadName, redirect, createdAt }: ThreadKeyEntity): ThreadKey {
  return { id, thread_name: threadName, redirect, createdAt: createdAt.toISOString() };
}
