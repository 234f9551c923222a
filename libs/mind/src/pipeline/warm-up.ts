import { setImmediate } from 'node:timers/promises';
import { builtInVoice } from '../voice/built-in-voice';
import type { Heard } from '../memory/memory';
import { draftsOf } from '../memory/keep';
import { selfOf } from '../self/derive';
import { SoulMemory } from '../soul-memory';
import { answer } from './answer';

const SAID = [
  'Hello, I live in a small town and my cat is called Mouse.',
  'I had a long day at work and I feel a little lonely.',
  'Do you remember what my cat is called? Thanks!',
];

/**
 * Goes once through all that answering and remembering take, for nobody: the first person to speak after a start does not wait for what is
 * made on its first use. Takes a few tenths of a second.
 */
export async function warmUp(): Promise<void> {
  const soul = { id: 0, name: 'Nobody', archetype: 'companion', personality: {}, instructions: '' };
  const memory = new SoulMemory({ person: 'Nobody', soul: soul.name }, [], []);
  const voice = builtInVoice();
  const history: Heard[] = [];
  for (const [at, text] of [...SAID, ...SAID].entries()) {
    const message: Heard = {
      id: at + 1,
      conversationId: 0,
      seq: at + 1,
      from: 'person',
      speaker: 'Nobody',
      text,
      at: at * 60_000,
      whispered: false,
    };
    await answer(
      {
        soul,
        self: selfOf(soul),
        mood: { tone: 'calm', trust: 0.5, level: 1 },
        person: { name: 'Nobody' },
        message,
        history,
        unreflectedAfter: 0,
        guarded: false,
        raisedRisk: null,
        group: false,
        channel: null,
        focus: null,
        files: [],
        standing: '',
        earlier: [],
        seed: String(at),
      },
      memory,
      voice,
      { messages: () => Promise.resolve([]), embed: null, clock: () => 0 },
      { add: () => Promise.resolve(), rewrite: () => Promise.resolve() },
      new AbortController().signal,
    );
    // A worker may have replies to give meanwhile.
    await setImmediate();
    draftsOf(message, { personName: 'Nobody', soulName: soul.name, before: history });
    history.push(message);
    memory.hear([message]);
  }
}
