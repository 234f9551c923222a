import { assess } from './assess.mjs';
import { ARCHETYPES, judgeArchetypes, judgeManners } from './character.mjs';
import { faultsOf, readArchives, readConversations } from './corpus.mjs';
import { goalsOf, reportLines, talkLines } from './report.mjs';
import { sketchOf, talk, type CreateSoul } from './run.mjs';

const conversations = readConversations();
const archives = readArchives();
const first = conversations[0]!;

/** Echoes its input: it remembers nothing, so it must fail nearly everything. */
const echo: CreateSoul = () => ({ hear: async (text) => ({ reply: text, recalled: [] }) });

describe('the conversations', () => {
  it('are valid', () => {
    expect(conversations.flatMap(faultsOf)).toEqual([]);
  });

  it('are numerous enough, uniquely named, and balanced over archetypes', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(48);
    expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
    const counts = ARCHETYPES.map((kind) => conversations.filter(({ soul }) => soul.archetype === kind).length);
    expect(new Set(counts).size).toBe(1);
  });

  it('have six archives, each of 60 to 120 lines and each in use', () => {
    expect(archives.size).toBe(6);
    for (const [name, lines] of archives) {
      expect(lines.length).toBeGreaterThanOrEqual(60);
      expect(lines.length).toBeLessThanOrEqual(120);
      expect(conversations.some(({ soul }) => soul.archive === name)).toBe(true);
    }
  });

  it('are refused if a question reveals its answer, has no source, or comes too early', () => {
    const turns = first.turns.map((turn) => ({ ...turn }));
    const asked = turns.findIndex(({ expect: wanted }) => wanted?.any !== undefined);
    turns[asked] = { ...turns[asked]!, say: 'Is it Timbuktu?', expect: { any: ['timbuktu'] } };
    turns[2] = { ...turns[2]!, expect: { any: ['x'] } };
    const faults = faultsOf({ ...first, turns }).join('\n');
    expect(faults).toContain('gives its own answer away');
    expect(faults).toContain('asks what was not told');
    expect(faults).toContain('asks too early');
    expect(faultsOf({ ...first, turns: turns.slice(1) }).join('\n')).toContain('29 turns');
  });
});

describe('the assessment', () => {
  it('does not count an echo as memory', async () => {
    const said = await talk(echo, sketchOf(first, archives), first);
    const { right, owned, unknown, findings } = assess(said);
    expect({ right, owned }).toEqual({ right: 0, owned: 0 });
    expect(findings.filter(({ measure }) => measure === 'evaded' || measure === 'invented')).toHaveLength(unknown);
  });

  it('accepts a soul that answers as expected', async () => {
    const script = first.turns.map(({ expect: wanted }, index) => {
      if (wanted?.unknown === true) return index % 2 === 0 ? 'You have not told me.' : 'I do not know.';
      const word = wanted?.any?.[0] ?? wanted?.date ?? (wanted?.yes === false ? 'no' : 'yes');
      return wanted === null ? `${'la'.repeat(index + 1)}.` : `${'hm'.repeat(index)} ${word}.`;
    });
    let turn = 0;
    const soul: CreateSoul = () => ({ hear: async () => ({ reply: script[turn++]!, recalled: ['a memory'] }) });
    const said = await talk(soul, sketchOf(first, archives), first);
    const result = assess(said);
    expect(result.findings).toEqual([]);
    const measured = {
      conversations: 1,
      assessments: [result],
      milliseconds: 1,
      strayed: [],
      archetypes: null,
      manners: null,
    };
    expect(goalsOf(measured).every(({ met }) => met)).toBe(true);
    expect(reportLines(measured).at(-1)).toBe('Every goal is met.');
    expect(goalsOf({ ...measured, strayed: ['here'] }).every(({ met }) => met)).toBe(false);
    expect(talkLines(said).join('\n')).toContain('(a memory)');
  });

  it('finds no character and no style in an echo', async () => {
    const archetypes = await judgeArchetypes(echo, conversations);
    expect(archetypes.perConversation).toBeLessThan(0.3);
    const own = new Map([...archives].slice(0, 1));
    const [manner] = await judgeManners(echo, conversations, own, []);
    expect(manner!.gaps.some(({ near }) => !near)).toBe(true);
  });

  it('refuses a soul whose archive is missing', () => {
    const soul = { ...first.soul, archive: 'nowhere' };
    expect(() => sketchOf({ ...first, soul }, archives)).toThrow('no archive is called nowhere');
  });
});
