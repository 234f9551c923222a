/**
 * Kinds of events in the security log. A new kind needs an entry here and a text in `texts/security-log.ts`, but no migration.
 * Events must not contain user input: no address, name, password or text.
 */
export const SECURITY_EVENT_KINDS = [
  'sign_up',
  'sign_in',
  'thread_sign_in',
  'sign_out',
  'session_ended',
  'sessions_ended',
  'password_confirmed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_verified',
  'thread_key_created',
  'thread_key_removed',
  'thread_keys_removed',
  'operator_setup',
  'role_operator',
  'role_member',
  'account_closed',
  'account_opened',
  'guarded_mode_lifted',
  'metrics_token',
  'account_exported',
  'account_imported',
  'account_deletion_requested',
  'account_deleted',
  'signup_mode_changed',
  'invite_created',
  'invite_revoked',
  'model_servers_probed',
  'model_chosen',
  'model_removed',
  'model_pulled',
  'engine_installed',
  'engine_removed',
  'backup_created',
  'backup_restored',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Who caused an event: the owner of the account, an operator, or the installation itself. */
export const SECURITY_ACTORS = ['self', 'operator', 'system'] as const;
export type SecurityActor = (typeof SECURITY_ACTORS)[number];

export const SECURITY_OUTCOMES = ['success', 'failure'] as const;
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

/** One entry of the security log as the owner of the account sees it. */
export interface SecurityEvent {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  actor: SecurityActor;
  /** The network the request came from, as CIDR (/24 for IPv4, /48 for IPv6); empty where there was no request. */
  network: string;
  /** A coarse client name such as "Firefox on Linux"; empty where there was no request. */
  client: string;
}

/** One entry as operators see it. `accountId` is null for a failed sign-in with an unknown address, and where the account is deleted. */
export interface AdminSecurityEvent extends SecurityEvent {
  accountId: number | null;
}

/** A page of a log, newest first. `next` is the `before` of the following page; null on the last one. */
export interface SecurityLogPage<Event extends SecurityEvent = SecurityEvent> {
  events: Event[];
  next: number | null;
}
