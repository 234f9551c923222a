/** Texts of the specification for this part of the product, word for word. */
export const SETTINGS_TEXTS = {
  soulProfiles: 'Soul Profiles',
  channels: 'Channels',
  behavior: 'Behavior',
  appearance: 'Appearance',
  soulUpdated: 'Soul Updated',
  soulUpdateFailed: { title: 'Error', description: 'Failed to update soul profile. Please try again.' },
  deleteChannelQuestion: (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
} as const;
