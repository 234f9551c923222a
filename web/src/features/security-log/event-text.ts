import { SECURITY_LOG_TEXTS, type SecurityEvent } from '@kinloom/contract';

/** What happened, in words. */
export function eventText({ kind, outcome }: Pick<SecurityEvent, 'kind' | 'outcome'>): string {
  return SECURITY_LOG_TEXTS[kind][outcome];
}

/** Who did it and from where, in words; '' where nothing is known. */
export function originText({ actor, client, network }: Pick<SecurityEvent, 'actor' | 'client' | 'network'>): string {
  const who = { self: '', operator: 'by an operator', system: 'by the installation' }[actor];
  return [who, client, network === '' ? '' : `network ${network}`].filter((part) => part !== '').join(' · ');
}
