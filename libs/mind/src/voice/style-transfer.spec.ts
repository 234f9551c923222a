import { mannerOf } from '../self/manner';
import type { Manner } from '../self/self';
import { turnOf } from '../turn';
import { soulOf, talk } from './testing';

const LIFE = [
  'good evening',
  'I signed up for a ceramics course at the community centre',
  'The teacher is called Marguerite and she is 80',
  'my first bowl collapsed',
  'my partner Tom laughed for ten minutes',
  'not really',
  'work is fine, a bit dull',
  'my boss Renata is leaving',
  'I might apply for her job',
  "but I've never managed anyone",
  'I saw a fox in the car park tonight',
  'we looked at each other for a whole minute',
  'I play the clarinet in a village band',
  'we have a concert in the church on Saturday',
  'ok thanks',
  'I had noodles for the fourth time this week',
  'My neighbour brought me some stew',
  'it was so good',
  'I finished a puzzle of a lighthouse',
  'the last piece was under the sofa',
  'I used to do puzzles with my aunt',
  'she always started with the sky',
  'maybe',
  'I bought a secondhand telescope',
  'from a man who repairs clocks',
  'My daughter Freya wants to be an astronomer now',
  'I painted the kitchen yellow',
  'it looks like an egg',
  'tell me something',
  'we had pancakes for dinner',
];

const ARCHIVES: Record<string, string[]> = {
  'short and loud': [
    'I can not believe it!!! You did it!',
    'Come over, we have cake! And candles!',
    'Are you serious?! Amazing!',
    'So proud of you! Call me later!',
  ],
  'small letters and hearts': [
    'so happy for you honestly 💛',
    'wait did you eat something today',
    'that sounds like a lot my dear 💛',
    'i keep thinking about what you said',
    'sleep well and call your mum',
  ],
  'trailing off': [
    'Hmm... I do not know what to say to that...',
    'Maybe later... I am still thinking about it, you know.',
    'It was nice... I think. What do you want to do?',
  ],
  'long and calm': [
    'I read your letter twice, once in the kitchen and once on the stairs. Both times I wanted to write back at once. Then the kettle was on.',
    'You ask how I am, and the honest answer is that I am slow and quite content. Nobody expects me at dinner before seven.',
  ],
};

describe('the manner of an archive', () => {
  it('leaves a story that was asked for as it was written', () => {
    const { self } = turnOf({ soul: soulOf(), history: [] });
    const manner = mannerOf(['ok', 'see you there', 'no idea', 'fine by me', 'call me later'])!;
    expect(talk(['Tell me a story about a fox'], { self: { ...self, manner } })).toEqual(
      talk(['Tell me a story about a fox']),
    );
  });

  it.each(Object.entries(ARCHIVES))('comes out in a conversation: %s', (_, texts) => {
    const manner = mannerOf(texts)!;
    const { self } = turnOf({ soul: soulOf(), history: [] });
    for (const archetype of ['companion', 'dreamer', 'guide']) {
      const replies = talk(LIFE, { soul: soulOf({ archetype }), self: { ...self, manner } });
      const got = mannerOf(replies)!;
      for (const habit of [
        'words',
        'emoji',
        'exclamations',
        'ellipses',
        'lowercase',
        'unended',
      ] satisfies (keyof Manner)[]) {
        const [wanted, had] = [manner[habit], got[habit]];
        if (wanted === 0) expect([habit, had]).toEqual([habit, 0]);
        else expect(Math.abs(had / wanted - 1)).toBeLessThan(0.25);
      }
      expect(new Set(replies).size).toBe(replies.length);
    }
  });

  it('puts no hearts and no shouting beside a death', () => {
    const manner = mannerOf(['Yay! 💛💛', 'Hooray! 💛'])!;
    const { self } = turnOf({ soul: soulOf(), history: [] });
    const replies = talk(['My mother died on Sunday', 'I miss her so much'], { self: { ...self, manner } });
    for (const reply of replies) expect(reply).not.toMatch(/!|💛/u);
  });
});
