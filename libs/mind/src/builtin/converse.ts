import { isPleasant } from '../perception/feelings';
import type { Dice } from '../seed';
import { DOMAIN_TALK } from './phrases/domains';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import type { Scene } from './scene';
import type { Speech } from './speech';

/** By curiosity 1–5: how often a reply to an ordinary message ends in a question. */
export const ASKING = [0.08, 0.28, 0.5, 0.72, 0.92] as const;
/** By creativity 1–5: how often an image is offered. */
export const IMAGING = [0, 0.04, 0.12, 0.4, 0.65] as const;
/** By logic 1–5: how often the matter is put in order. */
export const ORDERING = [0, 0.03, 0.08, 0.35, 0.6] as const;

export const bySlider = (scale: readonly number[], value: number): number => scale[value - 1] ?? 0;

/** Words in the lexicon that are no adjectives, or sound wrong after "feeling". */
const NOT_AFTER_FEELING =
  /^(?:cry|crying|cried|worry|worrying|panic|panicking|dread|dreading|anxiety|scares|hate|stress|regret|failure|envy|boring|frustrating|stressful|confusing|infuriating|exciting|grieving|relief|fun|enjoyed|hectic|unwanted|rest|relaxing|wiped|down|low|blue|melancholy|unwell|sick|ill|alone|tense|useless|worthless|stupid)$/;

function acknowledge({ feeling, persona, talk, seen, news, hard }: Scene, speech: Speech, dice: Dice): void {
  if (!feeling) {
    if (seen.feelings.length > 0 && !isPleasant(seen.feelings[0]!.feeling)) speech.say(feelings.OTHERS_FEELING);
    else if (hard && !news) speech.say(general.TROUBLE);
    else if (news && dice.chance(0.6)) speech.say([...(feelings.HARD_NEWS[news]?.more ?? []), ...talk.heavy]);
    else speech.say(general.UNDER);
    return;
  }
  const heavy = !isPleasant(feeling.feeling) && feeling.feeling !== 'bored';
  const byWord = heavy && !NOT_AFTER_FEELING.test(feeling.word) ? feelings.HEAVY_WORD : [];
  const own = feelings.ACKNOWLEDGE[feeling.feeling];
  if (!speech.say(dice.chance(0.25) ? [...byWord, ...own] : own))
    speech.say([...byWord, ...(heavy ? talk.heavy : talk.stance)]);
  if (heavy && feeling.strength === 3 && persona.sliders.empathy >= 4 && dice.chance(0.5))
    speech.say(feelings.STRONG_HEAVY);
  else if (heavy && persona.sliders.empathy >= 4 && dice.chance(0.4)) speech.say(talk.heavy);
}

/** Names something of what the person said: a plan, a pursuit, somebody, a thing, or the clause itself. */
function reflect({ seen, someone, topic, echo, heavy, aboutInterest }: Scene, speech: Speech, dice: Dice): boolean {
  const ways: (() => boolean)[] = [];
  if (aboutInterest && !heavy) ways.push(() => speech.say(general.ABOUT_INTEREST, { interest: aboutInterest }));
  const more: (() => boolean)[] = [];
  if (seen.plan) more.push(() => speech.say(general.REFLECT_PLAN[seen.plan!.mode]));
  if (seen.doing && !heavy) more.push(() => speech.say(general.REFLECT_DOING));
  if (someone && (!heavy || dice.chance(0.5))) more.push(() => speech.say(general.REFLECT_SOMEONE));
  if (topic) more.push(() => speech.say(heavy ? general.REFLECT_TOPIC_HEAVY : general.REFLECT_TOPIC));
  if (echo && more.length === 0 && !heavy) more.push(() => speech.say(general.ECHO));
  return [...ways, ...dice.shuffled(more)].some((way) => way());
}

export function ask(scene: Scene, speech: Speech, dice: Dice): boolean {
  const { seen, someone, topic, heavy, news, talk, feeling } = scene;
  if (heavy) {
    const pool = news ? (feelings.HARD_NEWS[news]?.ask ?? []) : [];
    if (seen.plan && speech.say(general.PLAN_ASKS[seen.plan.mode])) return true;
    return speech.say(pool) || speech.say(scene.hard ? general.ASK_HEAVY : general.ASK_UNDER);
  }
  const pools: (readonly string[])[] = [];
  if (seen.plan) pools.push(general.PLAN_ASKS[seen.plan.mode]);
  if (seen.doing) pools.push(general.DOING_ASKS);
  if (seen.domain && pools.length === 0 && !someone && !topic) pools.push(DOMAIN_TALK[seen.domain].asks);
  if (someone) pools.push(general.ASK_SOMEONE);
  if (topic && topic.weight >= 4) pools.push(general.ASK_TOPIC);
  if (feeling && /^(?:glad|proud|grateful|excited)$/.test(feeling.feeling)) pools.push(general.ASK_LIGHT);
  const fitting = dice.shuffled(pools).some((pool) => speech.say(pool));
  return fitting || dice.shuffled([general.ASK_PLAIN, talk.asks]).some((pool) => speech.say(pool));
}

/** An ordinary message: something told, of whatever mood. */
export function converse(scene: Scene, speech: Speech, dice: Dice): void {
  const { persona, seen, heavy, talk, feeling } = scene;
  const { empathy, creativity, logic, curiosity } = persona.sliders;
  const most = scene.brief ? 2 : seen.words < 6 ? 2 + Number(dice.chance(0.3)) : dice.shuffled([2, 3, 3, 4])[0]!;
  const asks = dice.chance(bySlider(ASKING, curiosity));
  const room = () => speech.sentences.length < most - Number(asks);

  if (seen.greeted && scene.replies.length === 0) speech.say(general.GREET);
  const feels = feeling !== null || seen.feelings.length > 0 || heavy;
  if (feels && empathy >= 3) acknowledge(scene, speech, dice);
  if (room() || speech.empty) reflect(scene, speech, dice);
  if (feels && (empathy === 2 || (empathy === 1 && dice.chance(0.3))) && room()) acknowledge(scene, speech, dice);

  const orderly = scene.hard ? scene.news !== 'death' : !heavy && seen.words > 12;
  if (room() && orderly && dice.chance(bySlider(ORDERING, logic)))
    speech.say(heavy ? general.STRUCTURE_HEAVY : general.STRUCTURE_LIGHT);
  if (room() && (scene.hard || scene.light) && dice.chance(bySlider(IMAGING, creativity)))
    speech.say(heavy ? feelings.IMAGES_HEAVY : feelings.IMAGES_LIGHT);
  if (room() && !heavy && scene.earlier && dice.chance(0.22)) speech.say(general.CALLBACK);
  if (room() && !heavy && scene.interest && !scene.aboutInterest && dice.chance(0.1)) speech.say(general.INTEREST);
  if (speech.empty || (room() && heavy && dice.chance(0.3)))
    speech.say(scene.hard ? talk.heavy : heavy ? general.UNDER : talk.stance);

  if ((asks || speech.empty) && !speech.asked) ask(scene, speech, dice);
  // A bare acknowledgement is not yet an answer to somebody who has written more than a few words.
  if (speech.sentences.length < 2 && seen.words > 8 && !scene.brief) {
    if (heavy) speech.say(scene.hard ? talk.heavy : general.UNDER);
    else if (!speech.asked && scene.persona.sliders.curiosity >= 3 && dice.chance(0.5)) ask(scene, speech, dice);
  }
}
