import { DomainError, type ErrorCode, type ModelServerErrorCode } from '@kinloom/contract';
import { ModelServerError } from '@kinloom/mind';

const CODES: Readonly<Record<ModelServerErrorCode, ErrorCode>> = {
  unreachable: 'model_unreachable',
  timeout: 'model_timeout',
  wrong_key: 'model_wrong_key',
  not_a_model_server: 'model_not_a_server',
  model_not_found: 'model_not_found',
  no_space: 'model_no_space',
};

/** Maps the failure of a call to a model server to what the operator is told; other errors pass unchanged. */
export const toDomainError = (error: unknown): unknown =>
  error instanceof ModelServerError ? new DomainError(CODES[error.code]) : error;
