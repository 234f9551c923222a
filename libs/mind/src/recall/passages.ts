/** Characters of a passage, about: enough to hold a thought, and little enough that what is looked for is most of it. */
const ABOUT = 500;
/** Characters after which a passage is cut in the middle of a paragraph: at the end of a sentence, a line, or else a word. */
const LONGEST = 750;
/** Passages of one text, at most, where nothing else is said. */
const MOST = 200;

/**
 * A text in passages of some 500 characters that end where a paragraph does, as far as there are any.
 * @returns so many at most, none of them blank; what follows the last is left out
 */
export function passagesOf(text: string, most = MOST): string[] {
  const passages: string[] = [];
  let passage = '';
  const end = () => {
    if (passage !== '') passages.push(passage);
    passage = '';
  };
  for (const piece of piecesOf(text)) {
    if (passage !== '' && passage.length + piece.length > ABOUT) end();
    if (passages.length === most) return passages;
    passage = passage === '' ? piece : `${passage}\n\n${piece}`;
  }
  end();
  return passages;
}

/** Its paragraphs; those that are too long in parts. */
function* piecesOf(text: string): Generator<string> {
  for (const paragraph of text.split(/\n[^\S\n]*\n/)) {
    let rest = paragraph.trim();
    while (rest.length > LONGEST) {
      const cut = cutOf(rest.slice(0, ABOUT));
      const piece = rest.slice(0, cut).trim();
      if (piece !== '') yield piece;
      rest = rest.slice(cut).trim();
    }
    if (rest !== '') yield rest;
  }
}

/** Where the beginning of a long paragraph is best cut: not in its first half, so that parts do not become crumbs. */
function cutOf(beginning: string): number {
  for (const end of [/[.!?…。！？]["'”’»)\]]*(?=\s)|[。！？]/g, /\n/g, /\s/g]) {
    const last = [...beginning.matchAll(end)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    if (at > beginning.length / 2) return at;
  }
  return beginning.length - (/[\ud800-\udbff]$/.test(beginning) ? 1 : 0);
}
