import { riskIn } from '../care/risk';
import { composeReply, type ComposedReply } from './compose-reply';
import { fileReply, hasOnlyFiles } from './file-replies';
import type { Voice, VoiceTurn } from './voice';

/** The voice of an installation without a model: no network, and the same words for the same seed and input. */
export function builtInVoice(): Voice {
  return {
    name: 'built-in',
    cites: true,
    async *speak(turn, signal, cite) {
      signal.throwIfAborted();
      const { text, cited } = turn.standing === '' ? reply(turn) : continuation(turn);
      for (const key of cited) cite?.(key);
      // Sentence by sentence, so that a reader sees it grow.
      for (const piece of text.match(/[^.!?\n]*[.!?\n]*\s*/g) ?? []) {
        if (piece === '') continue;
        yield piece;
        signal.throwIfAborted();
      }
    },
  };
}

function reply(turn: VoiceTurn): ComposedReply {
  // Help comes before what a file says.
  const files = riskIn(turn.history, turn.raisedRisk).tier === 3 ? '' : fileReply(turn);
  if (files !== '' && hasOnlyFiles(turn)) return { text: files, cited: [] };
  // Other wordings of this reply count as said, so that a regenerated one differs.
  const earlier = turn.earlier.map((text) => ({ from: 'soul' as const, text, at: turn.now, speaker: turn.soul.name }));
  const { text, cited } = composeReply({ ...turn, history: [...earlier, ...turn.history] });
  return { text: files === '' ? text : `${files} ${text}`, cited };
}

/** What follows the part of a reply that stands already: the rest of the same reply, or something more. */
function continuation(turn: VoiceTurn): ComposedReply {
  const { standing } = turn;
  const { text, cited } = reply({ ...turn, standing: '' });
  if (text.startsWith(standing)) return { text: text.slice(standing.length), cited };
  const asked = turn.history.at(-1);
  const said = { from: 'soul' as const, text: standing, at: turn.now, speaker: turn.soul.name };
  const more = composeReply({
    ...turn,
    standing: '',
    files: [],
    seed: `${turn.seed}:onward`,
    history: asked ? [...turn.history.slice(0, -1), said, asked] : [said],
  });
  return { text: `${/\s$/.test(standing) ? '' : ' '}${more.text}`, cited: more.cited };
}
