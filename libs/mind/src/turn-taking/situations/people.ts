import type { Participant } from '../group';

let next = 1;
/** @param sliders creativity, empathy, logic, curiosity */
export function soul(
  name: string,
  archetype: string,
  [creativity, empathy, logic, curiosity]: readonly [number, number, number, number],
  interests: readonly string[],
): Participant {
  return {
    id: next++,
    name,
    archetype,
    sliders: { creativity, empathy, logic, curiosity },
    interests,
    present: true,
  };
}

const mira = soul('Mira', 'companion', [3, 5, 2, 3], ['listening', 'family', 'cooking', 'warm', 'gentle']);
const sol = soul('Sol', 'explorer', [3, 3, 2, 5], ['hiking', 'travel', 'mountains', 'the stars', 'adventurous']);
const lumen = soul('Lumen', 'sage', [2, 3, 5, 3], ['philosophy', 'mathematics', 'economics', 'precise']);
const iris = soul('Iris', 'creator', [5, 3, 2, 3], ['painting', 'poetry', 'music', 'playful']);
export const will = soul('Will', 'protector', [2, 3, 4, 2], ['cars', 'tools', 'boxing', 'loyal']);
export const hope = soul('Hope', 'dreamer', [4, 4, 1, 3], ['dreams', 'fairy tales', 'clouds']);
const theo = { ...soul('Theo', 'sage', [2, 3, 5, 3], ['history', 'chess']), present: false };
export const FOUR = [mira, sol, lumen, iris];
export const EVERYDAY = [will, hope, sol, mira];
export const WITH_RESTING = [mira, sol, theo];
export const alike = ['Ada', 'Ben', 'Cleo'].map((name) => soul(name, 'friend', [3, 3, 3, 3], ['games']));

export const HOLIDAY = [
  'I have a week off in June.',
  'Sol: Then go somewhere high. The Dolomites are empty in June.',
  'Mira: A week of your own sounds well earned.',
];
export const QUIT = [
  'I keep wondering whether to quit my job.',
  'Iris: I think you should quit and paint. Life is too short for that office.',
  'Lumen: I disagree. You should not quit before you have half a year of savings.',
];
