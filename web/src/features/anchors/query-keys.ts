/** Prefix of the anchor lists. */
export const anchorsKey = ['anchors'] as const;
