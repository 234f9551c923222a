import { draftsOf } from '../memory/keep';
import type { Heard } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import { PromptBudget } from '../models/budget';
import { promptOf, type PromptMessage } from '../models/prompt';
import { selfOf } from '../self/derive';
import { SoulMemory } from '../soul-memory';
import type { Voice, VoiceTurn } from '../voice/voice';
import { answer } from './answer';
import type { Asked } from './asked';

const START = Date.UTC(2026, 4, 12, 18, 0);
/** As many messages as a turn is loaded with. */
const LOADED = 60;
const EXCHANGES = 60;
const SOUL = { id: 1, name: 'Ilse', archetype: 'keeper', personality: {}, instructions: 'You keep the light.' };
const FILLER =
  'the evening harbour was quiet and we walked along the water because of rain and talked about school'.split(' ');

/** What the person says at which exchange; all else is filler of growing length. */
const SAID: Readonly<Record<number, string>> = {
  1: 'Hi! Call me Captain, please.',
  2: 'My sister is called Mia. And please never say the word "moist".',
  3: 'From now on answer in German.',
  20: "Don't use emojis, they look silly on my phone.",
};

const fillerOf = (seed: number): string =>
  Array.from({ length: 10 + ((seed * 7) % 60) }, (_, at) => FILLER[(seed * 5 + at * 3) % FILLER.length]).join(' ');

/** Memory and messages of a conversation in which each exchange was reflected upon, as far as `exchanges`. */
class Conversation {
  readonly said: Heard[] = [];
  readonly memory = new SoulMemory({ person: 'Ada', soul: SOUL.name }, [], []);
  private nextMemory = 1;

  say(text: string): Heard {
    const heard = this.heard('person', text);
    this.said.push(heard);
    return heard;
  }

  /** The soul replies, and what was said is kept. */
  reply(text: string): void {
    const asked = this.said.at(-1);
    this.said.push(this.heard('soul', text));
    this.memory.hear(this.said.slice(-2));
    const drafts = asked ? draftsOf(asked, { personName: 'Ada', soulName: SOUL.name, before: [] }) : [];
    this.memory.keep(drafts.map((draft) => keptFrom(draft, { conversationId: 1, speaker: 'Ada' }, this.nextMemory++)));
    // Reflection writes the note of the session anew after each exchange.
    const content = `You spoke of ${this.said.length / 2} things, of a lighthouse first.`;
    const span = { from: START + 60_000, to: START + 60_000, precision: 'hour' as const };
    this.memory.note([
      { id: 1, conversationId: 1, title: 'A long talk', content, keywords: [], feelings: [], span, whispered: false },
    ]);
  }

  private heard(from: Heard['from'], text: string): Heard {
    const seq = this.said.length + 1;
    const speaker = from === 'person' ? 'Ada' : SOUL.name;
    return { id: seq, conversationId: 1, seq, from, speaker, text, at: START + seq * 60_000, whispered: false };
  }
}

/** The turn that a model is given for the newest message. */
async function turnFor({ said, memory }: Conversation): Promise<VoiceTurn> {
  const turns: VoiceTurn[] = [];
  const voice: Voice = {
    name: 'scripted',
    cites: false,
    async *speak(turn) {
      turns.push(turn);
      yield 'Gut.';
    },
  };
  const message = said.at(-1);
  if (!message) throw new Error('nothing was said');
  const asked: Asked = {
    soul: SOUL,
    self: selfOf(SOUL),
    mood: { tone: 'calm', trust: 0.5, level: 1 },
    person: { name: 'Ada' },
    message,
    history: said.slice(-LOADED - 1, -1),
    unreflectedAfter: said.length - 1,
    guarded: false,
    raisedRisk: null,
    group: false,
    channel: null,
    focus: null,
    files: [],
    standing: '',
    earlier: [],
    seed: `1:${message.id}`,
  };
  const ports = { messages: async () => [], embed: null, clock: () => 0 };
  const out = { add: async () => undefined, rewrite: async () => undefined };
  await answer(asked, memory, voice, ports, out, new AbortController().signal);
  const [turn] = turns;
  if (!turn) throw new Error('no model was asked');
  return turn;
}

/** The turns of the whole conversation, one for each exchange from 1. */
async function turnsOfConversation(): Promise<VoiceTurn[]> {
  const conversation = new Conversation();
  const turns: VoiceTurn[] = [];
  for (let exchange = 1; exchange <= EXCHANGES; exchange += 1) {
    conversation.say(SAID[exchange] ?? fillerOf(exchange));
    turns.push(await turnFor(conversation));
    conversation.reply(fillerOf(exchange + 100));
  }
  return turns;
}

const textOf = (messages: readonly PromptMessage[]): string => messages.map(({ content }) => content).join('\n');

describe('a conversation of 60 exchanges', () => {
  let turns: VoiceTurn[];
  beforeAll(async () => {
    turns = await turnsOfConversation();
  });

  it.each([4_096, 8_192, 32_768])(
    'in a context of %i tokens keeps names, instructions and what is never to be said',
    (contextTokens) => {
      let trimmed = 0;
      for (const [index, turn] of turns.entries()) {
        const exchange = index + 1;
        const room = new PromptBudget({ contextTokens }).room(300);
        const prompt = textOf(promptOf(turn, room));
        const [system] = promptOf(turn, room);
        expect(system?.content).toContain('| Call the person Captain');
        if (exchange >= 2) {
          expect(system?.content).toMatch(/\| Never bring up: .*moist/);
          expect(system?.content).toContain('| "And please never say the word "moist"."');
          expect(prompt).toContain('Mia');
        }
        if (exchange >= 3) expect(system?.content).toContain('| Answer in this language: german');
        if (exchange >= 20) expect(system?.content).toContain('| Use no emoji');
        const isTrimmed = !prompt.includes(SAID[1] ?? '');
        trimmed += Number(isTrimmed);
        // What is no longer shown is told of by the note; what is shown needs none.
        expect(prompt.includes('earlier in this conversation')).toBe(isTrimmed);
        if (isTrimmed) expect(prompt).toContain('of a lighthouse first.');
      }
      expect(trimmed).toBeGreaterThan(20);
    },
  );

  it('is the same for a message that was deleted as if it had never been said', async () => {
    const conversation = new Conversation();
    conversation.say('Never say the word "moist".');
    conversation.reply('Understood.');
    for (let exchange = 2; exchange < 40; exchange += 1) {
      conversation.say(fillerOf(exchange));
      conversation.reply(fillerOf(exchange));
    }
    conversation.say('Good evening.');
    expect((await turnFor(conversation)).self.wishes.avoid).toEqual(['moist']);
    conversation.memory.forget(['message:1']);
    expect((await turnFor(conversation)).self.wishes.avoid).toEqual([]);
  });
});
