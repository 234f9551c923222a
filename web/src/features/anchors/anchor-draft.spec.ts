import type { ConversationAnchor, Message } from '@kinloom/contract';
import { diffAnchor, EMPTY_ANCHOR_VALUES, toAnchorBody } from './anchor-draft';

describe('anchor draft', () => {
  const message = { id: 7, conversationId: 3, content: 'The herons came back.' } as Message;

  it('requires a title and a message', () => {
    const titled = { ...EMPTY_ANCHOR_VALUES, title: 'Herons' };
    expect(toAnchorBody(EMPTY_ANCHOR_VALUES, message)).toBeNull();
    expect(toAnchorBody({ ...titled, title: '  ' }, message)).toBeNull();
    expect(toAnchorBody(titled, null)).toBeNull();
    expect(toAnchorBody(titled, message)).not.toBeNull();
  });

  it.each([
    ['foundational', 9],
    ['breakthrough', 8],
    ['milestone', 6],
    ['reference', 6],
  ] as const)('of type %s has significance %d and its tags', (type, significance) => {
    expect(toAnchorBody({ title: ' Herons ', type, notes: '' }, message)).toEqual({
      messageId: 7,
      title: 'Herons',
      content: 'The herons came back.',
      anchorType: type,
      significance,
      tags: [type, 'user-created'],
      conversationId: 3,
      notes: '',
    });
  });

  it('sends only changed fields', () => {
    const anchor = { title: 'Herons', notes: 'Three.', anchorType: 'milestone' } as ConversationAnchor;
    const draft = { title: ' Herons ', notes: 'Three. ', type: 'milestone' } as const;
    expect(diffAnchor(anchor, draft)).toEqual({});
    expect(diffAnchor(anchor, { ...draft, title: 'Two herons', notes: ' ' })).toEqual({
      title: 'Two herons',
      notes: '',
    });
    expect(diffAnchor(anchor, { ...draft, type: 'breakthrough' })).toEqual({ anchorType: 'breakthrough' });
  });
});
