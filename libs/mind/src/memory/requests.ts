import type { Act } from '../understanding/talk-labels';
import { talkReader, type TalkReading } from '../understanding/talk-reader';

/** Acts by which somebody asks a soul to do something. */
const REQUESTS: readonly Act[] = ['plan', 'compose', 'joke', 'story', 'poem', 'play', 'remind', 'advice', 'knowledge'];
/** Together they are at least this likely. */
const LEAST_PROBABILITY = 0.6;
/** What has a subject of the person's says something of them: "I have to write a poem for my wedding". */
const OWN_SUBJECT =
  /^(?:(?:and|but|so|oh|well|ok(?:ay)?|hi|hey|hello),? )*(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'll|my|our)\b/i;

const asks = ({ act }: TalkReading): boolean =>
  REQUESTS.reduce((sum, request) => sum + act.of[request], 0) >= LEAST_PROBABILITY;

/** Whether a sentence only asks a soul to do something, and says nothing of the person: "Plan a small walk for me." */
export function isRequest(sentence: string): boolean {
  if (OWN_SUBJECT.test(sentence.trim())) return false;
  const { clauses, ...whole } = talkReader().analyse(sentence);
  return clauses.length > 1
    ? clauses.every(({ text, reading }) => !OWN_SUBJECT.test(text.trim()) && asks(reading))
    : asks(whole);
}
