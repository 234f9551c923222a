import type { Config } from './config';

const LOOPBACK = /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/i;

/**
 * Whether only this machine can reach the installation according to its settings: loopback `HOST`, no `PUBLIC_URL`, no `TRUST_PROXY`, no
 * `KINLOOM_OPERATORS`. On a private installation the first account is the operator; otherwise the role requires the set-up code.
 */
export function isPrivate({ host, publicUrl, trustProxy, operators }: Config): boolean {
  return LOOPBACK.test(host) && publicUrl === null && trustProxy === 0 && operators.length === 0;
}
