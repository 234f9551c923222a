import type { EmotionName } from '@kinloom/contract';
import type { Found } from './reading';

const FACES: [EmotionName, strength: number, RegExp][] = [
  ['joy', 5, /[😊😄😁😃😀🎉🥳😂🤣😆]/u],
  ['excitement', 6, /[🤩🚀]/u],
  ['love', 6, /[❤♥💕💖💗💞💘😍🥰😘🫶]/u],
  ['peace', 5, /[😌🧘]/u],
  ['wonder', 6, /[🤯✨🌌]/u],
  ['sadness', 6, /[😢😭💔😞😔☹🙁😿🥀]/u],
  ['fear', 6, /[😱😨😰😟]/u],
  ['anger', 6, /[😡🤬😤😠]/u],
  ['tiredness', 6, /[😴🥱😪😩]/u],
];
export const PLEASANT: ReadonlySet<EmotionName> = new Set([
  'joy',
  'excitement',
  'love',
  'peace',
  'trust',
  'gratitude',
  'wonder',
]);
const TEARS = /[😭😢]/u;

/** What pictures say beside words: of one kind with what is said they strengthen it, and alone they stand for it. */
export function withFaces(text: string, found: readonly Found[]): Found[] {
  if (!/\p{Extended_Pictographic}/u.test(text)) return [...found];
  const glad = found.some(({ emotion }) => PLEASANT.has(emotion));
  const faces = FACES.filter(([, , face]) => face.test(text));
  let all = [...found];
  for (const [emotion, strength] of faces) {
    const same = all.some((one) => one.emotion === emotion);
    // Tears beside joy are tears of joy, and laughter beside trouble makes it no joy.
    const kin = glad && (PLEASANT.has(emotion) || (emotion === 'sadness' && TEARS.test(text)));
    if (same || kin) {
      all = all.map((one) =>
        one.emotion === emotion || (kin && PLEASANT.has(one.emotion)) ? { ...one, strength: one.strength + 1 } : one,
      );
    } else if (found.length === 0 || !PLEASANT.has(emotion)) all.push({ emotion, strength });
  }
  return all;
}

/** How much louder than usual a text is: exclamation marks, words in capitals, drawn-out letters. */
export function loudnessOf(text: string): number {
  const marks = text.match(/!/g)?.length ?? 0;
  const shouted = /\b(?!OMG|LOL|DIY)\p{Lu}{4,}\b/u.test(text) && /\p{Ll}/u.test(text);
  return Math.min(2, (marks >= 3 ? 2 : marks >= 2 ? 1 : 0) + (shouted ? 1 : 0));
}
