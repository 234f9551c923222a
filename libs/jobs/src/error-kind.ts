/** SQLSTATEs, errno names and Node error codes. Other strings may come from a model endpoint and quote private text. */
const SYSTEM_CODE = /^[A-Z0-9_]{2,40}$/;
const CLASS_NAME = /^[A-Z]\w{0,40}$/;

/**
 * Describes an error by its class and system code. The message is omitted because it may contain private data,
 * such as the address in a mail server's refusal.
 */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = CLASS_NAME.test(error.name) ? error.name : 'Error';
  const code = 'code' in error ? String(error.code) : '';
  return SYSTEM_CODE.test(code) ? `${name} ${code}` : name;
}
