import { calendarAnswer } from './calendar-answers';

/** A Friday. */
const NOW = Date.UTC(2026, 10, 27, 19, 5);

describe('questions about dates and times', () => {
  it.each([
    ['what day is it?', 'Today is Friday 27 November 2026.'],
    ["what's the date today", 'Today is Friday 27 November 2026.'],
    ['What time is it?', "It's 19:05 UTC. I don't know your time zone."],
    ['what year is it', "It's 2026."],
    ['how many days until christmas?', "28 days. It's on Friday 25 December 2026."],
    ['how many days till halloween', "338 days. It's on Sunday 31 October 2027."],
    ['what day is 3 december?', "That's a Thursday: Thursday 3 December 2026."],
    ['what date is it in 10 days', 'That will be Monday 7 December 2026.'],
    ['what is the date tomorrow?', 'Tomorrow is Saturday 28 November 2026.'],
    ['how many days till 5 may from 2 april', '33 days from Friday 2 April 2027 to Wednesday 5 May 2027.'],
    [
      'How many days between 20 December and 3 January?',
      '14 days from Sunday 20 December 2026 to Sunday 3 January 2027.',
    ],
    ['how many days until christmas from today', "28 days. It's on Friday 25 December 2026."],
  ])('answers "%s"', (message, answer) => {
    expect(calendarAnswer(message, { at: NOW, isKnown: false })?.replaceAll(',', '')).toBe(answer.replaceAll(',', ''));
  });

  it.each([
    'what a day',
    'what day did I say the interview was?',
    'how many days until she calls me back',
    'what time is my appointment?',
    'today was long',
    'how long until I feel better?',
  ])('leaves alone what cannot be computed: "%s"', (message) => {
    expect(calendarAnswer(message, { at: NOW, isKnown: false })).toBeNull();
  });

  it('says the time without a remark where the time zone is known', () => {
    expect(calendarAnswer('What time is it?', { at: NOW, isKnown: true })).toBe("It's 19:05.");
  });
});
