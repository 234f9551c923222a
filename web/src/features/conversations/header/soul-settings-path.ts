/** Path of a soul's settings page. */
export function soulSettingsPath(soulId: number): string {
  return `/settings?soul=${soulId}`;
}
