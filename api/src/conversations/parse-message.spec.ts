import 'reflect-metadata';
import { SendMessagePayload, SendMessageRequest } from '@kinloom/contract/requests';
import { DomainError } from '@kinloom/contract';
import { parse } from '../common/parse.pipe';
import { parseMessage } from './parse-message';

const clientId = '0b0f8f0e-3d5c-4b1e-9a59-2f8f3c1f7a11';
const VALUES: unknown[] = [
  { content: 'Hello' },
  { content: 'Hello', clientId, conversationId: 4 },
  { content: 'Hello', clientId, whisper: true, conversationId: 4 },
  { content: 'Nul \u0000 and \ud800', clientId },
  { content: 'Hello', clientId: 'no uuid', conversationId: 4 },
  { content: 'Hello', clientId: '00000000-0000-0000-0000-000000000000', conversationId: 4 },
  { content: 'Hello', clientId: null, conversationId: 4 },
  { content: 'Hello', whisper: 'yes', conversationId: 4 },
  { content: 'Hello', style: 'structured', fileIds: [1, 2], conversationId: 4 },
  { content: 'Hello', topic: 'nothing', conversationId: 4 },
  { content: 'Hello', unknown: 1, conversationId: 4 },
  { content: 'Hello', __proto__: null, constructor: 1, conversationId: 4 },
  { content: 7, conversationId: 4 },
  { content: 'Hello', conversationId: 0 },
  { content: 'Hello', conversationId: '4' },
  {},
  [],
  null,
  'Hello',
];

/** The result, or the error that was thrown. */
function outcomeOf(work: () => object): unknown {
  try {
    return { ...work() };
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, details: error.details } : error;
  }
}

describe.each([SendMessageRequest, SendMessagePayload])('parseMessage', (type) => {
  it.each(VALUES)('parses %j like parse', (value) => {
    expect(outcomeOf(() => parseMessage(type, value))).toEqual(outcomeOf(() => parse(type, value)));
  });
});
