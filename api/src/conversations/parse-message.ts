import { SendMessagePayload, SendMessageRequest } from '@kinloom/contract/requests';
import { parse } from '../common/parse.pipe';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

type Field = 'content' | 'clientId' | 'whisper' | 'conversationId';

/** Whether a value is valid for a field; only for fields that nearly all messages have. */
const IS_VALID: Record<Field, (value: unknown) => boolean> = {
  content: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000'),
  clientId: (value) => typeof value === 'string' && UUID.test(value),
  whisper: (value) => typeof value === 'boolean',
  conversationId: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};

/**
 * Parses a message like `parse`, without its general machinery for the form that nearly all messages have.
 * @throws DomainError invalid with a reason per field; malformed
 */
export function parseMessage<T extends SendMessageRequest>(type: new () => T, value: unknown): T {
  return isUsual(value, Object.is(type, SendMessagePayload) ? PAYLOAD : REQUEST)
    ? Object.assign(new type(), value)
    : parse(type, value);
}

/** Fields with which a message is complete. */
const REQUEST: readonly Field[] = ['content'];
const PAYLOAD: readonly Field[] = ['content', 'conversationId'];

function isUsual(value: unknown, required: readonly Field[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const isKnown = ([key, field]: [string, unknown]) =>
    Object.hasOwn(IS_VALID, key) && (key !== 'conversationId' || required === PAYLOAD) && IS_VALID[key as Field](field);
  return required.every((key) => Object.hasOwn(value, key)) && Object.entries(value).every(isKnown);
}
