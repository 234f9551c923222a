/**
 * `npm run train -- risk`: trains the models of libs/mind/src/understanding from libs/mind/data and writes libs/mind/weights. Deterministic: the
 * same data and code make the same file.
 */
import { trainRisk } from './risk.mjs';

/** @type {Record<string, () => Promise<void> | void>} */
const TRAININGS = { risk: trainRisk };

const [name = ''] = process.argv.slice(2);
const training = TRAININGS[name];
if (!training) throw new Error(`say what to train: ${Object.keys(TRAININGS).join(', ')}`);
await training();
