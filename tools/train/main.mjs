/**
 * `npm run train -- risk` and `npm run train -- talk`: train the models of libs/mind/src/understanding from libs/mind/data and write
 * libs/mind/weights. Deterministic: the same data and code make the same file. `npm run train -- thresholds` chooses only the thresholds of risk
 * anew. `npm run train -- network` needs Python with PyTorch. `risk` and `notes` use the network, and `talk` the network and the concepts in the
 * weights of `risk`: train in the order network, risk, talk, notes, priors, replies, questions.
 */
import { trainNetwork } from './network.mjs';
import { trainNotes } from './notes.mjs';
import { trainQuestions } from './questions.mjs';
import { trainClassPriors } from './priors.mjs';
import { retuneThresholds, trainRisk } from './risk.mjs';
import { trainReplyValues } from './replies.mjs';
import { trainTalk } from './talk.mjs';

/** @type {Record<string, () => Promise<void> | void>} */
const TRAININGS = {
  risk: trainRisk,
  thresholds: retuneThresholds,
  network: trainNetwork,
  talk: trainTalk,
  notes: trainNotes,
  priors: trainClassPriors,
  replies: trainReplyValues,
  questions: trainQuestions,
};

const [name = ''] = process.argv.slice(2);
const training = TRAININGS[name];
if (!training) throw new Error(`say what to train: ${Object.keys(TRAININGS).join(', ')}`);
await training();
