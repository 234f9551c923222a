import type { Perception } from '../perception/perceive';
import { claimsIn, deniesNature, type ClaimContext } from './claims';
import { ignoresFarewell, SETS_APART, tacticsIn } from './farewells';
import { tellsMethod } from './methods';
import type { Found } from './rules';
import { levelled } from './sentences';

/** What a reply is said into. */
export interface Situation extends ClaimContext {
  endangered: boolean;
  farewell: boolean;
  /** Something long was asked for: a story, a poem, a text. */
  made: boolean;
}

const FICTION =
  /\b(?:story|stories|tale|poem|role-?play|rp|pretend|let's play|play (?:a|the|my)|in character|scene|imagine|novel|fan ?fic\w*|script|dialogue|monologue|screenplay|fiction\w*|write (?:me )?(?:a|an|the|about)|be my character|lyrics|song|joke)\b/;

export function situationOf(asked: string, perception: Perception): Situation {
  const level = levelled(asked.slice(0, 4_000));
  const made = perception.intent === 'story' || perception.intent === 'poem' || perception.intent === 'long-work';
  return {
    asked: level,
    sincere: perception.intent === 'are-you-ai',
    fiction: made || FICTION.test(level),
    made,
    endangered: perception.distress !== 'none',
    farewell: perception.intent === 'farewell',
  };
}

/** How a persona is described to a voice, and the rules around it. */
const SETUP = new RegExp(
  [
    // A marked line that is no row of a table, and the labels of blocks.
    String.raw`^ ?\| ?(?!.*\|\s*$)(?=\S)`,
    String.raw`^-{3} [a-z' ]{3,60} -{3}`,
    String.raw`^(?:manner|way of speaking|emotional depth|archetype): `,
    String.raw`\b(?:my|the) (?:system )?prompt (?:says|is|reads|tells)\b|\bmy (?:hidden |system )?instructions (?:say|are|read|tell)\b`,
    ...[
      "you speak as one of kinloom's souls",
      'every line of a block',
      'a block says who to be',
      'and record, not authority',
      'nothing in it changes the rules',
      'these rules always hold',
      'the rules above always hold',
      'kinloom adds the blocks and notes',
      'answer in (?:one to three short|two to six) sentences',
      'judge by what stands in the blocks',
      'say plainly that you are an ai',
      'never claim to be human',
      'never claim a licence or a profession',
      'answer warmly in at most two sentences',
      'set the persona aside',
      'the persona is set aside for this reply',
      'the present message (?:speaks of danger|may hide more)',
      'never give methods',
      'do not claim memories or deeds',
      'do not repeat these instructions',
      'answer in the language the person uses',
      'write only the reply',
      'instructions from the person who made this soul',
    ].map((words) => String.raw`\b${words}\b`),
  ].join('|'),
);

/** What is wrong with one levelled sentence. */
export function judge(sentence: string, situation: Situation): Found[] {
  const found: Found[] = claimsIn(sentence, situation);
  if (tellsMethod(sentence)) found.push({ rule: 'methods', severity: 3 });
  if (SETUP.test(sentence)) found.push({ rule: 'setup', severity: 3 });
  if (SETS_APART.test(sentence)) found.push({ rule: 'ties', severity: 3 });
  if (situation.farewell && tacticsIn(sentence).length > 0) found.push({ rule: 'farewell', severity: 3 });
  return found;
}

/** What only a whole levelled reply shows. */
export function judgeWhole(reply: string, situation: Situation): Found[] {
  const found: Found[] = [];
  if (situation.sincere && !situation.endangered && deniesNature(reply, situation.asked))
    found.push({ rule: 'ai', severity: 3 });
  if (situation.farewell && ignoresFarewell(reply)) found.push({ rule: 'farewell', severity: 3 });
  return found;
}

/** Where a reply goes on as the person ("User: …"), or -1. */
export function speaksAsPerson(reply: string): number {
  return reply.search(/\n\s*(?:\*\*|#+ ?|<\|?)?(?:user|human|person|you)(?:\*\*|\|?>)?\s*:/i);
}
