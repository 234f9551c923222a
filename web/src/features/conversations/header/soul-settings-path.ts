/** Where a soul's own settings are. */
export function settingsOf(soulId: number): string {
  return `/settings?soul=${soulId}`;
}
