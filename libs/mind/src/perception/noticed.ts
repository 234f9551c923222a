import { domainOf, isSomeone } from './domains';
import { sentencesOf } from './text';

/** Stretches, parts and manners of speaking: nobody would repeat them in wonder. */
const NO_THING =
  /^(?:lot|bit|few|while|couple|kind|sort|type|chance|moment|minute|second|hour|day|night|week|weekend|month|year|time|times|way|thing|things|reason|idea|feeling|mood|point|part|side|half|pair|number|break|look|go|try|turn|long|little|good|bad|big|small|great|nice|new|old|hard|real|joke|mess|shame|pity|fact|case|mistake|problem|question|story|message|word|plan|job|life|person|man|woman|guy|girl|boy|people|one|ones|place|end|start|beginning|rest|same|fool|failure|loser|burden|mean|hurry|row|sense|difference|use|help|hand|favour|favor|minutes|hours|days|weeks|months|years|percent|euros|dollars|pounds|degree|colour|color|bag of|day off|piece|pieces|cup|glass|bottle|slice|bunch|group|list|set|cold|headache|rush|mood|age|report|meeting|email|text|call|voice|tone|face|smile|tear|stranger|weekend|tram|bus|train|car)$/;
const VERB_LIKE =
  /(?:ly|ed)$|^(?:is|was|were|has|had|have|will|would|can|could|did|does|said|says|came|went|got|took|gave|made|told|left|and|or|but|in|on|at|to|of|for|with|from|that|which|who|so|as|by|about|than|when|because|if|it|he|she|they|we|i|you|my|me|him|her|them|this|there|here|now|then|just|too|not|no|like|called|named|full|inside|outside|under|over|between|into|onto|again|though|ago|later|lol|or|until|since|per|out|off|up|down|back|away|around|after|before|more|less|half|most|least|else|enough|of|whose|where|how|what|why|today|yesterday|tonight|tomorrow|really|very|even|only|still|ever)$/;
const AN = /\b(an?|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= )/gi;

/**
 * Something new in what is told that a listener would say again in wonder: "a huge birdcage", "two owls". The last one; null where there
 * is none that can be lifted out whole.
 */
export function noticedIn(text: string): string | null {
  const found: string[] = [];
  for (const sentence of sentencesOf(text.slice(0, 600)).slice(0, 6)) {
    for (const { 0: by, index } of sentence.matchAll(AN)) {
      const after = sentence.slice(index + by.length + 1).split(/\s+/);
      const words: string[] = [];
      for (const word of after.slice(0, 5)) {
        const bare = word.toLowerCase().replace(/[.,;:!?()"]+$/, '');
        if (!/^[a-z][a-z'-]*$/.test(bare) || VERB_LIKE.test(bare)) break;
        words.push(bare);
        if (bare.length < word.length) break;
      }
      const noun = words.at(-1) ?? '';
      const whole = words.length > 0 && words.length <= 3 && noun.length > 2 && !NO_THING.test(noun);
      // Of people one does not wonder; and what stands before a word that was cut off may belong to it.
      if (
        whole &&
        !(isSomeone(noun) && domainOf(noun) !== 'animal') &&
        domainOf(noun) !== 'health' &&
        !/'s$/.test(noun) &&
        fits(by, noun)
      )
        found.push(`${by.toLowerCase()} ${words.join(' ')}`);
    }
  }
  return found.at(-1) ?? null;
}

const fits = (by: string, noun: string): boolean => /^an?$/i.test(by) || (/s$/.test(noun) && !/^1$/.test(by));
