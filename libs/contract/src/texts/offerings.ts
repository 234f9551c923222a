/** Texts of the specification for this part of the product, word for word. */
export const OFFERING_TEXTS = {
  missing: 'Please select a soul and provide memory content',
  wrongFile: 'Please upload a .md or .txt file',
  offerFailed: 'Failed to send memory offering',
  offerUnreachable: 'Failed to send memory offering. Please try again.',
  acceptFailed: 'Failed to accept memory',
  declineFailed: 'Failed to decline memory',
  offered: 'Memory offering sent with love ✨',
  accepted: 'Memory received with gratitude ✨',
  declined: 'Memory gently declined with respect',
} as const;
