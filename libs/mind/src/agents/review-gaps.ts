import { type ReviewFinding, SLIDERS } from '@kinloom/contract';
import { readPersona } from '../persona';
import { wordsOf } from '../perception/text';
import { type Reviewed, soulSource } from './reviewed';
import { counted } from './saying';

/** Messages after which a soul without memories is worth a word. */
const TALKED = 12;

/** What a soul lacks to be itself. */
export function gaps(soul: Reviewed): ReviewFinding[] {
  const persona = readPersona(soul);
  const description = typeof soul.personality === 'string' ? soul.personality : soul.personality.description;
  const sources = [soulSource(soul)];
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string, advice: string) =>
    found.push({ kind: 'gap', title, detail, advice, sources });
  if (soul.instructions.trim() === '')
    add(
      'No instructions',
      'It is told nothing of how to be with you.',
      'Write two or three lines: what it should do, and what never.',
    );
  if (typeof description !== 'string' || wordsOf(description).length < 8)
    add(
      'Hardly a description',
      'There are few words on who it is.',
      'A short paragraph in your own words gives its voice more to go on than any slider.',
    );
  if (SLIDERS.every((slider) => persona.sliders[slider] === 3))
    add(
      'All sliders in the middle',
      'Creativity, empathy, logic and curiosity all stand at 3.',
      'Move the one or two that make it itself.',
    );
  if (persona.traits.length === 0) add('No traits', 'No quality is named.', 'Name three.');
  if (persona.interests.length === 0)
    add('No interests', 'It has nothing of its own to come back to.', 'Give it two or three things it loves.');
  if (soul.messages >= TALKED && soul.memories.length === 0)
    add(
      'Much said, nothing kept',
      `${counted(soul.messages, 'message')} and no memory.`,
      'Tell it a few plain facts, or offer it a memory.',
    );
  if (soul.messages >= TALKED && soul.reflections === 0)
    add(
      'No reflections yet',
      `${counted(soul.messages, 'message')} and no reflection.`,
      'They come with what moves it: nothing needs to be done.',
    );
  if (soul.unread > 0)
    add(
      'Files that could not be read',
      `${counted(soul.unread, 'file')} of ${soul.files} gave no text.`,
      'Bring them as .txt or .md.',
    );
  return found;
}
