/** The two functions of `semver` that the audit uses. */
declare module 'semver' {
  interface Semver {
    /** @returns the version as it is written in full; null where it is none */
    valid(version: string): string | null;
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
  }
  const semver: Semver;
  export default semver;
}
