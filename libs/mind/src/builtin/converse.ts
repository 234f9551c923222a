import { isPleasant } from '../perception/feelings';
import type { Dice } from '../seed';
import type { Cite } from './kept';
import { isTelling, listenOn } from './listen';
import { DOMAIN_TALK } from './phrases/domains';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import { bringUp } from './recollect';
import type { Scene } from './scene';
import type { Speech } from './speech';

/** Words in the lexicon that are no adjectives, or sound wrong after "feeling". */
const NOT_AFTER_FEELING =
  /^(?:cry|crying|cried|worry|worrying|panic|panicking|dread|dreading|anxiety|scares|hate|stress|regret|failure|envy|boring|frustrating|stressful|confusing|infuriating|exciting|grieving|relief|fun|enjoyed|hectic|unwanted|rest|relaxing|wiped|down|low|blue|melancholy|unwell|sick|ill|alone|tense|useless|worthless|stupid)$/;

function acknowledge(
  { message, feeling, persona, talk, seen, news, hard, mood }: Scene,
  speech: Speech,
  dice: Dice,
): void {
  if (!feeling) {
    if (seen.feelings.length > 0 && !isPleasant(seen.feelings[0]!.feeling)) speech.say(feelings.OTHERS_FEELING);
    else if (hard && mood === 'worry')
      speech.say(/\bwhat if\b/i.test(message) ? general.WHAT_IF : feelings.ACKNOWLEDGE.afraid);
    else if (hard && !news) speech.say(general.TROUBLE);
    else if (news && dice.chance(0.6))
      speech.say((feelings.HARD_NEWS[news]?.more ?? []).filter((one) => seen.news !== null || !one.includes('{')));
    else speech.say(general.UNDER);
    return;
  }
  const heavy = !isPleasant(feeling.feeling) && feeling.feeling !== 'bored';
  const byWord = heavy && !NOT_AFTER_FEELING.test(feeling.word) ? feelings.HEAVY_WORD : [];
  const own = feelings.ACKNOWLEDGE[feeling.feeling];
  if (!speech.say(dice.chance(0.25) ? [...byWord, ...own] : own)) speech.voice(talk.remarks[mood]);
  if (heavy && feeling.strength === 3 && persona.sliders.empathy >= 4 && dice.chance(0.35))
    speech.say(feelings.STRONG_HEAVY);
}

/** Names something of what the person said: a plan, a pursuit, somebody, a thing, or what they did, in their own words. */
function reflect(
  { seen, someone, topic, echo, heavy, mourning, hard, feeling, aboutInterest, talk }: Scene,
  speech: Speech,
  dice: Dice,
): boolean {
  if (aboutInterest && !heavy && speech.say(general.ABOUT_INTEREST, { interest: aboutInterest })) return true;
  const ways: (() => boolean)[] = [];
  const plan = seen.plan;
  if (plan)
    ways.push(() => (plan.mode === 'want' && speech.voice(talk.act)) || speech.say(general.REFLECT_PLAN[plan.mode]));
  if (seen.doing && !heavy) ways.push(() => speech.voice(talk.doing) || speech.say(general.REFLECT_DOING));
  const hurts = hard && (feeling !== null || seen.news !== null);
  const echoes =
    mourning || (heavy && !hard)
      ? general.ECHO
      : echo?.of === 'other' || (hard && !hurts)
        ? talk.hears
        : hard
          ? talk.echoHeavy
          : talk.echo;
  if (echo) ways.push(() => speech.voice(echoes) || speech.say(general.ECHO));
  const told = dice.shuffled(ways.splice(0));
  if (someone)
    ways.push(() => (!heavy && !mourning && speech.voice(talk.someone)) || speech.say(general.REFLECT_SOMEONE));
  // Of what hurts only the person's own is named as its matter: a place or a door is seldom what weighs.
  const weighs = !heavy || topic?.name.startsWith('your ') === true;
  const thing = () =>
    (!heavy && !mourning && speech.voice(talk.thing)) ||
    speech.say(heavy ? general.REFLECT_TOPIC_HEAVY : general.REFLECT_TOPIC);
  if (topic && weighs) ways.push(thing);
  // What somebody did says more about them than what they named.
  return (dice.chance(0.7) ? [...told, ...ways] : dice.shuffled([...told, ...ways])).some((way) => way());
}

/** Asks on: about what was named if anything was, in the archetype's own way as often as not. */
export function ask(scene: Scene, speech: Speech, dice: Dice): boolean {
  const { seen, someone, topic, heavy, news, talk, feeling } = scene;
  if (heavy) {
    // Whom the news was of is known only in the message that brought it.
    const all = news ? (feelings.HARD_NEWS[news]?.ask ?? []) : [];
    const pool = seen.news ? all : all.filter((one) => !one.includes('{someone}'));
    if (seen.plan && speech.say(general.PLAN_ASKS[seen.plan.mode])) return true;
    if (dice.chance(0.3) && speech.say(pool)) return true;
    const bereft = scene.mourning || news === 'death';
    if (!bereft && (scene.hard || dice.chance(0.5)) && speech.voice(talk.asks.heavy)) return true;
    return speech.say(pool) || speech.say(scene.hard ? general.ASK_HEAVY : general.ASK_UNDER);
  }
  if (scene.mourning) return speech.say(general.ASK_PLAIN);
  const ways: (() => boolean)[] = [];
  if (someone) ways.push(() => speech.voice(talk.asks.someone) || speech.say(general.ASK_SOMEONE));
  if (topic && topic.weight >= 3) ways.push(() => speech.voice(talk.asks.thing) || speech.say(general.ASK_TOPIC));
  if (seen.plan) ways.push(() => speech.say(general.PLAN_ASKS[seen.plan!.mode]));
  if (seen.doing) ways.push(() => speech.say(general.DOING_ASKS));
  if (seen.domain && ways.length === 0 && scene.echo === null)
    ways.push(() => speech.say(DOMAIN_TALK[seen.domain!].asks));
  if (feeling && isPleasant(feeling.feeling) && feeling.feeling !== 'calm')
    ways.push(() => speech.voice(talk.asks.light));
  return dice.shuffled(ways).some((way) => way()) || speech.voice(talk.asks.plain) || speech.say(general.ASK_PLAIN);
}

/** In the middle of a story: what was heard, in the soul's own way or in two words, and no more. */
function followAlong({ echo, talk, ...scene }: Scene, speech: Speech, dice: Dice): void {
  const told = echo?.of === 'person' ? talk.echo : talk.hears;
  if (echo && dice.chance(0.4) && speech.voice(told)) return;
  listenOn({ echo, talk, ...scene }, speech);
}

/** An ordinary message: something told, of whatever mood. */
export function converse(scene: Scene, speech: Speech, dice: Dice, cite: Cite): void {
  const { leaning, seen, heavy, talk, feeling, mood } = scene;
  const most = seen.words < 6 ? Math.min(2, leaning.sentences) : leaning.sentences;
  const asks = dice.chance(leaning.asks);
  const room = () => speech.sentences.length < most - Number(asks);

  if (seen.greeted && scene.replies.length === 0) speech.voice(talk.greet);
  if (isTelling(scene)) return void followAlong(scene, speech, dice);
  const feels = (feeling !== null || seen.feelings.length > 0 || heavy) && dice.chance(leaning.feels);
  // A feeling that was named comes first; where something merely sounds hard, what was told does.
  const named = feels && seen.feelings.length > 0;
  if (named) acknowledge(scene, speech, dice);
  else if (!heavy && /^i (?:really )?(?:don't|do not|never) (?:even )?know\b/i.test(seen.sentences.at(-1) ?? ''))
    speech.voice(talk.unsure);
  const shown = (room() || speech.empty) && reflect(scene, speech, dice);
  if (feels && !named && room()) acknowledge(scene, speech, dice);
  if (room() && bringUp(scene, speech, dice, cite)) return;
  // Where nothing of it could be named, a remark on it would be about nothing.
  if (!shown && speech.empty && !heavy && mood === 'plain') {
    listenOn(scene, speech);
    if (asks && !speech.asked && dice.chance(0.5)) ask(scene, speech, dice);
    return;
  }

  const orderly = scene.hard ? scene.news !== 'death' : !heavy && seen.words > 12;
  if (room() && orderly && dice.chance(leaning.orders))
    speech.say(heavy ? general.STRUCTURE_HEAVY : general.STRUCTURE_LIGHT);
  if (room() && (scene.hard || scene.light) && dice.chance(leaning.images))
    speech.say(heavy ? feelings.IMAGES_HEAVY : feelings.IMAGES_LIGHT);
  if (room() && !heavy && scene.interest && !scene.aboutInterest && dice.chance(0.06)) speech.say(general.INTEREST);

  if (asks && !speech.asked) ask(scene, speech, dice);
  const quiet = scene.mourning && !scene.hard && mood === 'plain';
  const remark = () =>
    quiet ? speech.say(general.UNDER) : speech.voice(heavy && !scene.hard ? talk.remarks.grief : talk.remarks[mood]);
  if (speech.empty && seen.feelings.length > 0 && scene.persona.sliders.empathy > 1) acknowledge(scene, speech, dice);
  if (speech.empty) remark();
  else if (!speech.voiced && speech.sentences.length < Math.max(2, Math.min(3, most))) remark();
  else if (speech.sentences.length < 2 && seen.words > 8 && most > 1) remark();
  if (speech.empty) ask(scene, speech, dice);
}
