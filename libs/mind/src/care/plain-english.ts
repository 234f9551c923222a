import { normaliseText } from '../understanding/normalise';

/** What people type in place of other words, and forms of "no one" and the like. Replaced in this order. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/\bim\b/g, 'i am'],
  [/\bu r\b/g, 'you are'],
  [/\b(?:gunna|gonna|gona)\b/g, 'going to'],
  [/\b(?:wana|wanna)\b/g, 'want to'],
  [/ 're\b/g, ' are'],
  [/ 'll\b/g, ' will'],
  [/ 'd\b/g, ' would'],
  [/ 've\b/g, ' have'],
  [/\b(what|there|it|that|life|he|she|who|everything|nothing|here|where|how) 's\b/g, '$1 is'],
  [/ 's\b/g, "'s"],
  [/\banyone\b/g, 'anybody'],
  [/\bsomeone\b/g, 'somebody'],
  [/\beveryone\b/g, 'everybody'],
  [
    /\b(?:just|really|honestly|actually|literally|truly|seriously|even|already|totally|kinda|kind of|sort of|definitely) /g,
    '',
  ],
];

/** A message with English short forms and slang written out and words without weight left out, for the few rules that read phrases. */
export const plainEnglish = (message: string): string =>
  WRITTEN_OUT.reduce((text, [short, long]) => text.replace(short, long), normaliseText(message));
