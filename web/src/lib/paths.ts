/**
 * A same-origin path: one leading slash, no second slash or backslash, and no characters that browsers strip. Prevents
 * open redirects.
 */
const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Returns the path to open after signing in: `wanted` if it is a same-origin path, otherwise `otherwise`. */
export function safeReturnPath(wanted: string | null | undefined, fallback: string): string {
  return wanted && SAME_ORIGIN_PATH.test(wanted) ? wanted : fallback;
}

/** Builds the sign-in path that returns to `from` afterwards. */
export function signInPath(from: string): string {
  return `/auth/login?next=${encodeURIComponent(from)}`;
}

/**
 * Builds the onboarding path that continues to `from` afterwards; without a specific target it shows the whole
 * onboarding.
 */
export function firstRunPath(from: string): string {
  return from === '/' || from === '/circle' ? '/onboard' : `/onboard?next=${encodeURIComponent(from)}`;
}

/** The current path with its query. */
export function currentPath(): string {
  return location.pathname + location.search;
}

/** Address of a message in its conversation. */
export function messagePath(conversationId: number, messageId: number): string {
  return `/conversation/${conversationId}?message=${messageId}`;
}
