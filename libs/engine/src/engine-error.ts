/** Why the engine could not be installed. */
export type EngineErrorCode =
  | 'unsupported_platform'
  | 'already_installed'
  | 'busy'
  | 'no_npm'
  | 'packages_failed'
  | 'address_refused'
  | 'download_refused'
  | 'download_interrupted'
  | 'unknown_size'
  | 'no_space'
  | 'no_memory'
  | 'wrong_checksum'
  | 'not_gguf';

/** A failed installation; the message has no address, because addresses can contain keys. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    detail = '',
    options: { cause?: unknown } = {},
  ) {
    super(detail === '' ? code : `${code}: ${detail}`, options);
    this.name = 'EngineError';
  }
}
