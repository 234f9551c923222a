import { builtInVoice } from './built-in-voice';
import { CircuitBreaker } from '../models/breaker';
import { turnOf } from '../turn';
import { type Voice, VoiceError } from './voice';
import { type ChainLink, VoiceChain } from './voice-chain';

const turn = turnOf({
  soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
  history: [],
});
const signal = new AbortController().signal;

/** A voice that does what it is told, call by call; the last one stays. */
function scripted(name: string, ...script: (string | VoiceError)[]): Voice & { calls: number } {
  const voice = {
    name,
    cites: false,
    calls: 0,
    async *speak() {
      const step = script[Math.min(voice.calls, script.length - 1)];
      voice.calls += 1;
      if (step instanceof VoiceError) throw step;
      yield step ?? '';
    },
  };
  return voice;
}
const link = (name: ChainLink['name'], voice: Voice, now = () => 0): ChainLink => ({
  name,
  voice,
  breaker: name === 'built-in' ? null : new CircuitBreaker(now),
});
async function said(chain: VoiceChain, forced = false): Promise<{ text: string; by: string | null }> {
  const voice = chain.forReply(forced);
  let text = '';
  for await (const piece of voice.speak(turn, signal)) text += piece;
  return { text, by: voice.answeredBy };
}
const gone = () => new VoiceError('voice_unreachable', 'ECONNREFUSED');

describe('VoiceChain', () => {
  it('asks the next voice where one does not answer, and says who answered', async () => {
    const [first, second] = [scripted('a', gone()), scripted('b', 'Here.')];
    expect(await said(new VoiceChain([link('primary', first), link('fallback', second)]))).toEqual({
      text: 'Here.',
      by: 'fallback',
    });
  });

  it('reports failures and answers, but not a circuit that is open', async () => {
    const reports: unknown[] = [];
    const observer = {
      answered: (name: string, isFirst: boolean) => reports.push([name, isFirst]),
      failed: (name: string, code: string) => reports.push([name, code]),
    };
    const first = scripted('a', gone(), gone(), gone(), 'Back.');
    const links = [link('primary', first), link('built-in', scripted('b', 'Here.'))] as const;
    const chain = new VoiceChain([links[0], links[1]], observer);
    for (let replies = 0; replies < 4; replies += 1) await said(chain);
    const failed = [
      ['primary', 'voice_unreachable'],
      ['built-in', false],
    ];
    expect(reports.splice(0)).toEqual([...failed, ...failed, ...failed, ['built-in', false]]);
    await said(chain, true);
    expect(reports.splice(0)).toEqual([['primary', true]]);
    const usedUp = scripted('c', new VoiceError('tokens_used_up', 'x'));
    await expect(said(new VoiceChain([link('primary', usedUp)], observer))).rejects.toMatchObject({
      code: 'tokens_used_up',
    });
    expect(reports).toEqual([]);
  });

  it('throws the first failure where nobody answers', async () => {
    const chain = new VoiceChain([
      link('primary', scripted('a', gone())),
      link('fallback', scripted('b', new VoiceError('voice_timeout', 'x'))),
    ]);
    await expect(said(chain)).rejects.toMatchObject({ code: 'voice_unreachable' });
  });

  it('asks nobody else after the first word, nor where the request was refused', async () => {
    const next = scripted('b', 'Never.');
    const breaks: Voice = {
      name: 'a',
      cites: false,
      async *speak() {
        yield 'I was';
        throw new VoiceError('voice_interrupted', 'x');
      },
    };
    await expect(said(new VoiceChain([link('primary', breaks), link('fallback', next)]))).rejects.toMatchObject({
      code: 'voice_interrupted',
    });
    const refused = scripted('a', new VoiceError('voice_refused', 'status 401'));
    await expect(said(new VoiceChain([link('primary', refused), link('fallback', next)]))).rejects.toMatchObject({
      code: 'voice_refused',
    });
    expect(next.calls).toBe(0);
  });

  it('does not call an endpoint whose circuit is open, and says when it may be called again', async () => {
    const dead = scripted('a', gone());
    const chain = new VoiceChain([link('primary', dead)]);
    for (let count = 0; count < 3; count += 1) await expect(said(chain)).rejects.toThrow();
    await expect(said(chain)).rejects.toMatchObject({ code: 'voice_unreachable', retryAfterMs: 10_000 });
    expect(dead.calls).toBe(3);
    await expect(said(chain, true)).rejects.toThrow();
    expect(dead.calls).toBe(4);
    expect(chain.states).toEqual([{ name: 'primary', state: 'open' }]);
  });

  it('the built-in voice answers while the circuit is open', async () => {
    const chain = new VoiceChain([link('primary', scripted('a', gone())), link('built-in', builtInVoice())]);
    const greeted = turnOf({
      ...turn,
      history: [{ from: 'person', speaker: 'Ada', text: 'Hello!', at: 0 }],
      seed: 'x',
    });
    const voice = chain.forReply();
    let text = '';
    for await (const piece of voice.speak(greeted, signal)) text += piece;
    expect(text).not.toBe('');
    expect(voice.answeredBy).toBe('built-in');
    expect(voice.name).toBe('built-in');
  });
});
