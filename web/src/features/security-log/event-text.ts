import {
  SECURITY_LOG_TEXTS,
  type AdminSecurityEvent,
  type SecurityEvent,
  type SecurityEventKind,
} from '@kinloom/contract';

/** Returns the text of an event. */
export function eventText({ kind, outcome }: Pick<SecurityEvent, 'kind' | 'outcome'>): string {
  return SECURITY_LOG_TEXTS[kind][outcome];
}

/** Returns actor, client and network as text; empty if none is known. */
export function originText({ actor, client, network }: Pick<SecurityEvent, 'actor' | 'client' | 'network'>): string {
  const actorText = { self: '', operator: 'by an operator', system: 'by the installation' }[actor];
  return [actorText, client, network === '' ? '' : `network ${network}`].filter((part) => part !== '').join(' · ');
}

const ACTORS = { self: 'the person', operator: 'an operator', system: 'the installation' } as const;
/** Attempts of someone who is not signed in: a failed one does not show who made it, even if the account is known. */
const ATTEMPTS: readonly SecurityEventKind[] = ['sign_up', 'sign_in', 'thread_sign_in'];

/** Returns who caused an event, for operators. */
export function actorText({
  actor,
  kind,
  outcome,
  accountId,
}: Pick<AdminSecurityEvent, 'actor' | 'kind' | 'outcome' | 'accountId'>): string {
  const isUnknown = outcome === 'failure' && (accountId === null || ATTEMPTS.includes(kind));
  return actor === 'self' && isUnknown ? 'unknown' : ACTORS[actor];
}
