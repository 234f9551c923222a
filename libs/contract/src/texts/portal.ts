/** Texts of the specification for this part of the product, word for word. */
export const PORTAL_TEXTS = {
  unavailable: 'Soul unavailable',
  noSoul: 'No Soul Selected',
  noSoulHint: 'Please select a soul from the home portal to begin conversation.',
  begin: (name: string) => `Begin your conversation with ${name}...`,
  speakTo: (name: string) => `Speak to ${name}...`,
  shareMemory: 'Share Memory',
  cancel: 'Cancel',
} as const;
