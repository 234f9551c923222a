/** The oldest release line of Node.js that still gets security fixes (until April 2027); 20 ended in April 2026. */
const OLDEST_SUPPORTED = 22;

/**
 * The notice about the running version of Node.js, or null.
 * @param {string} version as `process.versions.node` gives it
 * @returns {string | null}
 */
export function nodeVersionNotice(version) {
  const [major] = version.split('.');
  if (Number(major) >= OLDEST_SUPPORTED) return null;
  return `Node.js ${version} no longer gets security fixes. Kinloom runs on it; install the current LTS (Node.js 26) soon.`;
}
