import { SECURITY_LOG_TEXTS, type SecurityEvent } from '@kinloom/contract';

/** Returns the text of an event. */
export function eventText({ kind, outcome }: Pick<SecurityEvent, 'kind' | 'outcome'>): string {
  return SECURITY_LOG_TEXTS[kind][outcome];
}

/** Returns actor, client and network as text; empty if none is known. */
export function originText({ actor, client, network }: Pick<SecurityEvent, 'actor' | 'client' | 'network'>): string {
  const actorText = { self: '', operator: 'by an operator', system: 'by the installation' }[actor];
  return [actorText, client, network === '' ? '' : `network ${network}`].filter((part) => part !== '').join(' · ');
}
