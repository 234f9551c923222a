import { objectIn } from './json';

describe('the JSON object in what a model wrote', () => {
  it.each([
    ['alone', '{"a": 1}', { a: 1 }],
    ['in a code block', 'Here:\n```json\n{"a": "}"}\n```', { a: '}' }],
    ['behind reasoning', '<think>{"a": 2}</think>{"a": 1}', { a: 1 }],
    ['behind another brace', 'In {braces}: {"a": 1}', { a: 1 }],
    ['cut off within an entry', '{"memories": [{"id": 1}, {"id": 2, "title": "Mia', { memories: [{ id: 1 }] }],
    [
      'cut off between two',
      '{"memories": [{"id": 1, "tags": ["a", "]"]},',
      { memories: [{ id: 1, tags: ['a', ']'] }] },
    ],
    ['cut off after a list', '{"memories": [], "note": {"title": "Mi', { memories: [] }],
  ])('is found: %s', (_, written, object) => {
    expect(objectIn(written)).toEqual(object);
  });

  it.each(['', 'no', '{"a": ', '{"memories": [', '[1, 2', '{"a": [1}', '{{{{', 'null'])('is none in %j', (written) => {
    expect(objectIn(written)).toBeNull();
  });
});

describe('what small models write in place of JSON', () => {
  it.each([
    ['a comma too many', '{"memories": [{"a": 1,},], "note": null,}', { memories: [{ a: 1 }], note: null }],
    ['comments', '{"a": 1, // the first\n "b": 2 /* the second */}', { a: 1, b: 2 }],
    ['names of Python', '{"a": True, "b": None, "c": [False]}', { a: true, b: null, c: [false] }],
    ['a line break in a string', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ])('is read with %s', (_, written, expected) => {
    expect(objectIn(`Here it is: ${written} That is all.`)).toEqual(expected);
  });

  it('keeps strings as they are', () => {
    const kept = { a: 'True, // no comment,}', b: '"quoted", None' };
    expect(objectIn(`${JSON.stringify(kept).slice(0, -1)},}`)).toEqual(kept);
  });
});
