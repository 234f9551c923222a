/** A path of this app: one slash, then no second slash or backslash, and nothing a browser would strip to make one. */
const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Where to go after signing in: `wanted` if it is a path of this app, else `otherwise`. */
export function safeReturnPath(wanted: string | null | undefined, otherwise: string): string {
  return wanted && OWN_PATH.test(wanted) ? wanted : otherwise;
}

/** The sign-in page, which leads back to where the person was. */
export function signInPath(from: string): string {
  return `/auth/login?next=${encodeURIComponent(from)}`;
}

/** The first run, which leads on to where the person wanted to go; who only came in is shown all of it. */
export function firstRunPath(from: string): string {
  return from === '/' || from === '/circle' ? '/onboard' : `/onboard?next=${encodeURIComponent(from)}`;
}

/** The path, query included, that the browser stands at. */
export function currentPath(): string {
  return location.pathname + location.search;
}
