/** Codes of systems: SQL states, errno names, codes of Node. Other strings may come from a model's endpoint and quote what was said. */
const SYSTEM_CODE = /^[A-Z0-9_]{2,40}$/;
const CLASS_NAME = /^[A-Z]\w{0,40}$/;

/**
 * Names the kind of an error without quoting it: its class, and its code where that is one of a system. Its message is never part of it:
 * it may name somebody, as a mail server's refusal does.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = CLASS_NAME.test(error.name) ? error.name : 'Error';
  const code = 'code' in error ? String(error.code) : '';
  return SYSTEM_CODE.test(code) ? `${name} ${code}` : name;
}
