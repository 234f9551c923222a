import { TEXTS } from '../texts/texts';
import { AGENT_TEXTS } from '../texts/agents';
import { SOULPRINT_TEXTS } from '../texts/soulprints';

/**
 * All error codes of the product, with HTTP status and the text shown to the user.
 * Services throw `DomainError(code)`; the api and the worker map it to an HTTP response, a socket acknowledgement or a failed job.
 */
export const ERRORS = {
  invalid: { status: 400, text: 'Some of the data is invalid. Please check it and try again.' },
  malformed: { status: 400, text: 'The request could not be read.' },
  too_large: { status: 413, text: 'This request is too large.' },
  not_signed_in: { status: 401, text: 'Please sign in.' },
  foreign_origin: { status: 403, text: 'This request came from another site and was refused.' },
  not_found: { status: 404, text: 'Not found' },
  too_many: { status: 429, text: 'Too many requests. Please wait a little and try again.' },
  too_many_sign_ins: { status: 429, text: 'Too many failed attempts. Please wait a while and try again.' },
  too_many_sockets: {
    status: 429,
    text: 'Kinloom is open in too many windows. Close one that you do not need; this one then connects again.',
  },
  too_many_uploads: {
    status: 429,
    text: 'You have reached the number of uploads this installation allows in an hour. Please try again later.',
  },
  too_many_imports: {
    status: 429,
    text: 'Too many of your imports are still running. Wait until one of them has finished, then try again.',
  },
  too_many_souls: {
    status: 429,
    text: 'You have as many souls as this installation allows. Delete one first, or ask the operator to raise the limit.',
  },
  storage_full: {
    status: 413,
    text: 'You do not have enough storage left. Delete files or souls you no longer need, or ask the operator to raise the limit.',
  },
  tokens_used_up: {
    status: 429,
    text: 'Your tokens for today are used up. They renew at midnight UTC; until then the built-in voice answers.',
  },
  unavailable: { status: 503, text: 'The service is busy right now. Please try again.' },
  disk_full: {
    status: 503,
    text: 'The server has run out of disk space, so nothing can be saved right now. Please try again later.',
  },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },

  invalid_credentials: { status: 401, text: TEXTS.auth.invalid },
  account_disabled: { status: 403, text: 'This account was closed by the operator of this installation.' },
  setup_code_wrong: {
    status: 403,
    text: 'This set-up code is incorrect. It is in the file setup-code of the data directory.',
  },
  setup_done: { status: 404, text: 'This installation no longer needs a set-up code.' },
  last_operator: { status: 409, text: 'An operator cannot close or demote their own account.' },
  failed_job_not_found: { status: 404, text: 'This job no longer exists.' },
  account_not_found: { status: 404, text: 'This account does not exist.' },
  signup_closed: {
    status: 403,
    text: 'Sign-up is closed on this installation. Only its operator can open it again.',
  },
  invite_required: {
    status: 403,
    text: 'Sign-up is by invitation on this installation. Ask its operator for an invitation.',
  },
  invite_invalid: {
    status: 403,
    text: 'This invitation is no longer valid. Ask the operator of this installation for a new one.',
  },
  invite_not_found: { status: 404, text: 'This invitation no longer exists.' },
  too_many_invites: { status: 409, text: 'There are 200 invitations already. Please revoke some first.' },
  signup_fixed: {
    status: 409,
    text: 'Sign-up is set by KINLOOM_SIGNUP in the environment and cannot be changed here.',
  },
  password_common: {
    status: 400,
    text: 'This password is one of the most common ones. Please choose another, for example four words in a row.',
  },
  password_own: {
    status: 400,
    text: 'This password consists of your name, your address or the name of this app. Please choose another.',
  },
  password_breached: {
    status: 400,
    text: 'This password has appeared in a data leak. Please choose another, for example four words in a row.',
  },
  account_exists: { status: 409, text: TEXTS.auth.signupRefused },
  token_invalid: { status: 400, text: 'This link is no longer valid. Please ask for a new one.' },
  wrong_password: { status: 400, text: 'The current password is incorrect.' },
  reauthentication_required: { status: 403, text: 'Please enter your password to continue.' },
  thread_not_found: { status: 401, text: TEXTS.auth.threadNotFound },
  thread_name_taken: { status: 409, text: 'Please choose another name for this thread.' },

  conversation_not_found: { status: 404, text: TEXTS.chat.conversationNotFound },
  soul_not_found: { status: 404, text: 'Soul not found' },
  message_not_found: { status: 404, text: 'This message no longer exists.' },
  memory_not_found: { status: 404, text: 'This memory no longer exists.' },
  offering_not_found: { status: 404, text: 'This memory offering no longer exists.' },
  offering_decided: { status: 409, text: 'This memory offering was already answered.' },
  anchor_not_found: { status: 404, text: 'This anchor no longer exists.' },
  anchor_thread_not_found: { status: 404, text: 'This thread no longer exists.' },
  milestone_not_found: { status: 404, text: 'This milestone no longer exists.' },
  message_not_own: { status: 400, text: 'Only your own messages can be edited.' },
  message_not_reply: { status: 400, text: 'Only a soul’s replies can be regenerated.' },
  message_not_stopped: { status: 409, text: 'Only a stopped reply can be continued.' },
  message_under_way: { status: 409, text: 'This reply is still being written.' },
  variant_not_found: { status: 404, text: 'This version no longer exists.' },
  group_too_small: { status: 400, text: 'Please choose at least two souls.' },
  channel_not_found: { status: 404, text: 'This channel no longer exists.' },
  too_many_channels: { status: 400, text: 'You can have at most 50 channels.' },
  file_not_found: { status: 404, text: 'This file no longer exists.' },
  file_too_large: { status: 413, text: 'A file may have at most 20 MB.' },
  too_many_files: { status: 413, text: 'At most 50 files and 200 MB can be sent at once.' },
  no_files: { status: 400, text: 'Please choose at least one file.' },
  too_few_entries: { status: 400, text: SOULPRINT_TEXTS.insufficient.description },
  import_missing: { status: 400, text: SOULPRINT_TEXTS.importMissing },
  import_unreadable: { status: 400, text: SOULPRINT_TEXTS.importFailed.description },
  import_encrypted: { status: 400, text: 'This export is locked with a password. Please export it without one.' },
  import_html: { status: 400, text: 'This is a web page. Please export the chat as JSON or text instead.' },
  import_binary: {
    status: 400,
    text: 'This is not a text file. Please choose the text or JSON export of the other app.',
  },
  import_empty: { status: 400, text: 'This export contains no messages.' },
  import_too_large: { status: 413, text: 'A chat export may have at most 500 MB.' },
  import_no_soul: { status: 400, text: 'Please choose which speaker is the soul.' },
  import_not_found: { status: 404, text: 'This import no longer exists.' },
  archive_unknown: {
    status: 422,
    text: 'This is not an exported account. Please choose the ZIP file that “Download everything” saved.',
  },
  archive_version: {
    status: 422,
    text: 'This archive was written by another version of Kinloom. Please bring both installations to the same version, and export again.',
  },
  archive_damaged: { status: 422, text: 'This archive is damaged or was changed. Please export the account again.' },
  archive_too_large: { status: 413, text: 'An archive may have at most 4 GB.' },
  account_not_empty: {
    status: 409,
    text: 'This account already has souls or conversations. Please create a new account and import there.',
  },
  upload_not_found: { status: 404, text: 'This upload no longer exists. Please choose the file again.' },
  file_ending: { status: 400, text: 'Files of this kind cannot be used here.' },
  card_unreadable: { status: 400, text: 'This is not a readable character card.' },
  card_encrypted: {
    status: 400,
    text: 'This card is protected by the app that created it. Please export it there without protection.',
  },
  card_too_large: { status: 413, text: 'This card is too large.' },
  image_damaged: {
    status: 400,
    text: 'This file is damaged or not a picture. Save it again as PNG, JPEG, WebP or GIF, and choose it again.',
  },
  image_too_many_pixels: {
    status: 413,
    text: 'This picture is too large. It may be up to 16,384 pixels wide and high, and have 67 million pixels in all. Make it smaller and choose it again.',
  },
  avatar_too_many_pixels: {
    status: 413,
    text: 'This picture is too large for an avatar. It may be up to 4,096 pixels wide and high. Make it smaller and choose it again.',
  },
  avatar_no_image: { status: 400, text: SOULPRINT_TEXTS.avatarNoImage },
  agent_task: { status: 400, text: AGENT_TEXTS.refused.taskType },
  run_under_way: { status: 409, text: 'This run is still in progress.' },
  run_withdrawn: { status: 410, text: AGENT_TEXTS.withdrawn },
  run_not_found: { status: 404, text: 'This run no longer exists.' },
  job_cancelled: { status: 409, text: 'This was cancelled. Nothing was saved.' },
  job_not_cancellable: { status: 409, text: 'This has finished or can no longer be cancelled.' },
  job_not_found: { status: 404, text: 'This task no longer exists.' },
  message_blank: { status: 400, text: 'A message needs text.' },
  place_not_found: { status: 404, text: 'There are no messages there.' },
  message_too_long: { status: 413, text: 'A message may have at most 16,000 characters.' },

  model_unreachable: {
    status: 422,
    text: 'Nothing answers at this address: start the model server there, or correct the address and its port.',
  },
  model_timeout: {
    status: 422,
    text: 'The model server did not answer in time: it may still be loading a model, so try again in a minute, or restart it.',
  },
  model_wrong_key: {
    status: 422,
    text: 'The server refused the key: copy it again from the service’s own settings and check that it is still valid.',
  },
  model_not_a_server: {
    status: 422,
    text: 'This address does not answer like a model server: check the address, which for hosted services usually ends in /v1.',
  },
  model_not_found: {
    status: 422,
    text: 'The server does not have this model: choose another one from its list, or pull it first.',
  },
  model_no_space: {
    status: 422,
    text: 'There is not enough disk space for this model: free some space on the server’s disk, or choose a smaller model.',
  },
  model_address_refused: {
    status: 422,
    text: 'This address cannot be used: enter the http or https address of a model server, without a user name or password in it.',
  },
  model_fixed: {
    status: 409,
    text: 'Environment variables set this model: change or remove them and restart Kinloom to set it here.',
  },
  model_key_unavailable: {
    status: 503,
    text: 'The key could not be encrypted: make the data directory writable for Kinloom, or set KINLOOM_SECRET_KEY.',
  },
  model_pull_running: { status: 409, text: 'Another model is being pulled: wait until it is finished, or cancel it.' },
  model_pull_not_found: { status: 404, text: 'No model is being pulled.' },

  engine_not_available: {
    status: 409,
    text: 'The engine runs only where Kinloom is started with npm start. Connect a model server instead.',
  },
  engine_unsupported_platform: {
    status: 409,
    text: 'There is no prebuilt engine for this machine. Connect a model server instead.',
  },
  engine_already_installed: {
    status: 409,
    text: 'The engine is installed already: remove it first to install another model.',
  },
  engine_busy: {
    status: 409,
    text: 'The engine is being installed or removed: wait until that is finished, or cancel it.',
  },
  engine_not_installed: { status: 404, text: 'The engine is not installed.' },
  engine_install_not_found: { status: 404, text: 'The engine is not being installed.' },
  engine_no_npm: {
    status: 422,
    text: 'npm was not found beside Node.js, and the engine is installed with it: install npm, then try again.',
  },
  engine_packages_failed: {
    status: 422,
    text: 'The packages of the engine could not be installed: check that this machine reaches the npm registry, then try again.',
  },
  engine_address_refused: {
    status: 422,
    text: 'A model cannot be downloaded from this address: enter the http or https address of a GGUF file.',
  },
  engine_download_refused: {
    status: 422,
    text: 'The server did not give out this file: check that its address can be opened without signing in.',
  },
  engine_download_interrupted: {
    status: 422,
    text: 'The download was interrupted several times. Install the engine again to continue it where it stopped.',
  },
  engine_unknown_size: {
    status: 422,
    text: 'The server does not say how large this file is, so disk and memory cannot be checked. Choose another address.',
  },
  engine_no_space: {
    status: 422,
    text: 'There is not enough disk space for this model: free some space in the data directory, or choose a smaller model.',
  },
  engine_no_memory: {
    status: 422,
    text: 'There is not enough free memory for this model: close other programs, or choose a smaller model.',
  },
  engine_wrong_checksum: {
    status: 422,
    text: 'The SHA-256 of the downloaded file is another one, so the file was deleted. Copy the SHA-256 again from the page of the model.',
  },
  engine_not_gguf: { status: 422, text: 'This file is not a model in the format GGUF. It was deleted.' },

  voice_unreachable: { status: 502, text: TEXTS.chat.trouble },
  voice_refused: { status: 502, text: 'The model service refused the request. Its key or model may be misconfigured.' },
  voice_timeout: { status: 504, text: 'The voice took too long to answer. Please try again.' },
  voice_interrupted: { status: 502, text: 'The reply was interrupted. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of an error response. `fields` maps each invalid field to its reason. */
export interface Failure {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** Outages (503) only: whole seconds before the call may be retried; HTTP responses also send it as Retry-After. */
  retryAfter?: number;
}

/** The error that services throw. `retryAfter` is in whole seconds. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
  }
}

/** Converts an error to the body of HTTP responses and socket acknowledgements. */
export function failureOf(error: DomainError): Failure {
  const { fields, retryAfter } = error.details;
  const first = fields && Object.values(fields)[0];
  return {
    success: false,
    error: error.code === 'invalid' && first ? first : ERRORS[error.code].text,
    code: error.code,
    ...(fields ? { fields } : {}),
    ...(retryAfter === undefined || ERRORS[error.code].status !== 503 ? {} : { retryAfter }),
  };
}
