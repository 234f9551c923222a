/** Texts of the specification for this part of the product, word for word. */
export const ADMINISTRATION_TEXTS = {
  tabs: {
    configurations: 'Detailed Configurations',
    logs: 'Processing Logs',
    remembered: 'Reflections That Became Memory',
  },
  noReflections: 'No soul reflections yet',
  noReflectionsHint: 'Reflections will appear as the soul processes interactions privately',
  noPatterns: 'No relational patterns established yet',
  loadingLogs: 'Loading logs...',
} as const;
