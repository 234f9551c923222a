/** Texts of the specification for this part of the product, word for word. */
export const MANAGEMENT_TEXTS = {
  page: 'Soul Management',
  refreshAll: 'Refresh All',
  uploadSoulFiles: 'Upload Soul Files',
  uploadFiles: 'Upload Files',
  whisper: 'Soul Whisper',
  overview: 'Souls Overview',
  reloadMemory: 'Reload Memory',
  /** Total number of files of a soul. */
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  noSouls: 'No souls found - Create a soul first to begin uploading files.',
  missing: 'Missing information',
  processing: 'Processing...',
  complete: 'Upload complete!',
  uploaded: 'Files uploaded successfully',
  uploadFailed: 'Upload failed - There was an error processing your files. Please try again.',
  /** `uploadFailed` with a known reason. */
  uploadRefused: (reason: string) => `Upload failed - ${reason}`,
  reloaded: 'Memory reload complete',
  reloadFailed: 'Reload failed - Unable to refresh soul memory. Please try again.',
  loadFailed: { title: 'Failed to load souls', description: 'Unable to fetch soul data from the server.' },
  loadUnreached: { title: 'Connection error', description: 'Unable to connect to the soul database.' },
} as const;
