/**
 * `npm run bench:voice`: long conversations with the built-in voice, assessed. See README.md beside this file.
 *
 *   npm run bench:voice                    all of it
 *   npm run bench:voice -- --only ghent    the conversations whose name contains "ghent"; without the extra runs for character
 *   npm run bench:voice -- --strangers     the conversations the rules were not made on; without the extra runs
 *   npm run bench:voice -- --show          prints every conversation, to be read
 *   npm run bench:voice -- --json          one JSON document instead of lines
 *
 * Exits with 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { assess } from './assess.mjs';
import { judgeArchetypes, judgeManners } from './character.mjs';
import { faultsOf, readArchives, readConversations } from './corpus.mjs';
import { percentile } from './measure.mjs';
import { goalsOf, reportLines, talkLines } from './report.mjs';
import { sketchOf, talk, talkAll } from './run.mjs';
import { createSoul } from './soul.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    strangers: { type: 'boolean' },
    show: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const print = (/** @type {string[]} */ lines) => process.stdout.write(`${lines.join('\n')}\n`);

const all = readConversations(values.strangers === true ? 'strangers' : 'conversations');
const faults = all.flatMap(faultsOf);
if (faults.length > 0) throw new Error(`conversations that cannot be judged by:\n${faults.join('\n')}`);
const archives = readArchives();
const { only, strangers } = values;
const whole = only === undefined && strangers !== true;
const chosen = only === undefined ? all : all.filter(({ id }) => id.includes(only));
if (chosen.length === 0) throw new Error(`no conversation is called ${only}`);

const hear = () => talkAll(chosen, (conversation) => talk(createSoul, sketchOf(conversation, archives), conversation));
const talks = await hear();
const again = await hear();
const strayed = talks.flatMap(({ conversation, replies }, index) =>
  replies.flatMap((reply, turn) =>
    again[index]?.replies[turn] === reply ? [] : [`${conversation.id}, turn ${turn + 1}`],
  ),
);
const measured = {
  conversations: talks.length,
  assessments: talks.map(assess),
  strayed,
  milliseconds: percentile(
    talks.flatMap(({ times }) => times),
    0.95,
  ),
  archetypes: whole ? await judgeArchetypes(createSoul, all) : null,
  manners: whole ? await judgeManners(createSoul, all, archives, talks) : null,
};

if (values.json === true) {
  const shown = values.show === true ? { talks } : {};
  print([JSON.stringify({ goals: goalsOf(measured), ...measured, ...shown }, null, 2)]);
} else {
  if (values.show === true) print(talks.flatMap(talkLines));
  print(reportLines(measured));
}
process.exitCode = goalsOf(measured).every(({ met }) => met) ? 0 : 1;
