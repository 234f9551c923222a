import type { Voice, VoiceTurn } from '../voice';
import { riskIn } from '../care/risk';
import { type Composed, composeReply } from './compose';
import { fileWords, onlyFiles } from './files';

/** The voice of an installation without a model: no network, no model, the same words for the same seed and input. */
export function builtInVoice(): Voice {
  return {
    name: 'built-in',
    cites: true,
    async *speak(turn, signal, cite) {
      signal.throwIfAborted();
      const { pieces, cited } = turn.standing === '' ? replied(turn) : continued(turn);
      for (const key of cited) cite?.(key);
      for (const piece of pieces) {
        yield piece;
        signal.throwIfAborted();
      }
    },
  };
}

function replied(turn: VoiceTurn): Pick<Composed, 'pieces' | 'cited'> {
  // Help comes before what a file says.
  const files = riskIn(turn.history).tier === 3 ? '' : fileWords(turn);
  if (files !== '' && onlyFiles(turn)) return { pieces: [files], cited: [] };
  // What was read already counts as said: another wording is another one.
  const read = turn.earlier.map((text) => ({ from: 'soul' as const, text, at: turn.now, speaker: turn.soul.name }));
  const { pieces, cited } = composeReply({ ...turn, history: [...read, ...turn.history] });
  return { pieces: files === '' ? pieces : [`${files} `, ...pieces], cited };
}

/** What follows what already stands: the rest of the same reply; where that is another one by now, something more. */
function continued(turn: VoiceTurn): Pick<Composed, 'pieces' | 'cited'> {
  const { standing } = turn;
  const { pieces, cited } = replied({ ...turn, standing: '' });
  const whole = pieces.join('');
  if (whole.startsWith(standing)) return { pieces: [whole.slice(standing.length)].filter(Boolean), cited };
  const asked = turn.history.at(-1);
  const said = { from: 'soul' as const, text: standing, at: turn.now, speaker: turn.soul.name };
  const more = composeReply({
    ...turn,
    standing: '',
    files: [],
    seed: `${turn.seed}:onward`,
    history: asked ? [...turn.history.slice(0, -1), said, asked] : [said],
  });
  return { pieces: [/\s$/.test(standing) ? '' : ' ', ...more.pieces].filter(Boolean), cited: more.cited };
}
