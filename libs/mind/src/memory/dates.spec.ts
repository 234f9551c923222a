import { datesIn, spanInWords } from './dates';

/** Noon in UTC. */
const on = (year: number, month: number, day: number, hour = 12): number => Date.UTC(year, month - 1, day, hour);
const WEDNESDAY = on(2024, 5, 8);
const FRIDAY = on(2024, 5, 10);
const SATURDAY = on(2024, 5, 11);
const SUNDAY = on(2024, 5, 12);

const read = (text: string, said: number, offset = 0): string[] =>
  datesIn(text, said, offset).map((found) => spanInWords(found.span, offset));

describe('dates in what is said', () => {
  it.each([
    // Weekdays, also said on that weekday.
    ['my exam is on Friday', WEDNESDAY, 'Friday, 10 May 2024'],
    ['we met last Friday', WEDNESDAY, 'Friday, 3 May 2024'],
    ['we met last Friday', FRIDAY, 'Friday, 3 May 2024'],
    ['we met last Friday', SATURDAY, 'Friday, 10 May 2024'],
    ['I fly next Friday', WEDNESDAY, 'Friday, 17 May 2024'],
    ['I fly next Friday', FRIDAY, 'Friday, 17 May 2024'],
    ['I fly next Friday', SUNDAY, 'Friday, 17 May 2024'],
    ['I fly this Friday', FRIDAY, 'Friday, 10 May 2024'],
    ['my test is on Friday', FRIDAY, 'Friday, 17 May 2024'],
    ['I promised to help him on Friday', WEDNESDAY, 'Friday, 10 May 2024'],
    // Asked before, and yet to come.
    ['I have been asked to open the fair on 11 July', WEDNESDAY, 'Thursday, 11 July 2024'],
    ['we agreed to meet on 3 June', WEDNESDAY, 'Monday, 3 June 2024'],
    // Nothing beside the day says which way it lies: the nearer one is meant.
    ['What a week, I was invited to the fair!! On 3 June!!', WEDNESDAY, 'Monday, 3 June 2024'],
    ['I was in the garden. The 3rd of February', WEDNESDAY, 'Saturday, 3 February 2024'],
    ['She comes to me on the 3rd of June, I have bought a bed', WEDNESDAY, 'Monday, 3 June 2024'],
    ['I was born on 3 June', WEDNESDAY, 'Saturday, 3 June 2023'],
    ['I saw her on Friday', FRIDAY, 'Friday, 3 May 2024'],
    ['the party was on Sunday', WEDNESDAY, 'Sunday, 5 May 2024'],
    // Which way a date lies is said beside it: what goes on about something else does not count.
    ["I broke my phone on Friday, so I'm writing on hers", WEDNESDAY, 'Friday, 3 May 2024'],
    ["On Tuesday I burned the rice because I was talking to Amélia's photo", WEDNESDAY, 'Tuesday, 7 May 2024'],
    ['They rang: the show opens on 11 June', WEDNESDAY, 'Tuesday, 11 June 2024'],
    ['The worktop was supposed to come on 18 June', WEDNESDAY, 'Tuesday, 18 June 2024'],
    ['She has asked for the 22nd of June instead', WEDNESDAY, 'Saturday, 22 June 2024'],
    ['driving test on 9 June, a hundred questions', WEDNESDAY, 'Sunday, 9 June 2024'],
    ['We are off to Bremen on 8 June to have the boat painted', WEDNESDAY, 'Saturday, 8 June 2024'],
    ['the heating is off since Monday', WEDNESDAY, 'Monday, 6 May 2024'],
    ['I am a vegetarian since the 3rd of March', WEDNESDAY, 'Sunday, 3 March 2024'],
    ['she is ill, so she comes the 25th instead', WEDNESDAY, 'Saturday, 25 May 2024'],
    // Days from today.
    ['I leave tomorrow', on(2024, 2, 28), 'Thursday, 29 February 2024'],
    ['I leave tomorrow', on(2023, 2, 28), 'Wednesday, 1 March 2023'],
    ['it rained yesterday', on(2024, 1, 1), 'Sunday, 31 December 2023'],
    ['the day after tomorrow we move', on(2024, 12, 30), 'Wednesday, 1 January 2025'],
    ['he called the day before yesterday', WEDNESDAY, 'Monday, 6 May 2024'],
    ['I start in 3 days', on(2024, 2, 27), 'Friday, 1 March 2024'],
    ['she left three days ago', on(2024, 3, 2), 'Wednesday, 28 February 2024'],
    // Clock.
    ['dentist tomorrow at 5', WEDNESDAY, 'Thursday, 9 May 2024, 17:00'],
    ['I have a call tomorrow at 10:30', WEDNESDAY, 'Thursday, 9 May 2024, 10:30'],
    ['my train is on Friday at 7am', WEDNESDAY, 'Friday, 10 May 2024, 07:00'],
    // Weeks, months, years.
    ['two weeks ago I fell', WEDNESDAY, 'the week of 22 April 2024'],
    ['we go next month', on(2024, 12, 15), 'January 2025'],
    ['I quit last month', on(2024, 1, 31), 'December 2023'],
    ['a month ago I moved', on(2024, 3, 31), 'February 2024'],
    ['next week I start', SUNDAY, 'the week of 13 May 2024'],
    ['last year was hard', WEDNESDAY, '2023'],
    ['I moved in 2019', WEDNESDAY, '2019'],
    ['five years ago we met', WEDNESDAY, '2019'],
    ['I got married in May 2015', WEDNESDAY, 'May 2015'],
    ['she moved in January', WEDNESDAY, 'January 2024'],
    ['I turned 21 in December', WEDNESDAY, 'December 2023'],
    ['my visa is due in January', WEDNESDAY, 'January 2025'],
    // Days of months; leap days are looked for where there are any.
    ['my birthday is 3 May', WEDNESDAY, 'Saturday, 3 May 2025'],
    ['my birthday is on the 29th of February', WEDNESDAY, 'Tuesday, 29 February 2028'],
    ['it is on May 3rd, 2026', WEDNESDAY, 'Sunday, 3 May 2026'],
    ['due on the 31st', on(2024, 4, 15), 'Friday, 31 May 2024'],
    ['on 2024-12-24 we eat fish', WEDNESDAY, 'Tuesday, 24 December 2024'],
    ['geboren 24.12.1990', WEDNESDAY, 'Monday, 24 December 1990'],
    // Seasons and feasts.
    ['over Christmas we go home', WEDNESDAY, '24–26 December 2024'],
    ['last Christmas was sad', WEDNESDAY, '24–26 December 2023'],
    ['we went to Crete last summer', WEDNESDAY, 'summer 2023'],
    ['next spring I retire', WEDNESDAY, 'spring 2025'],
    ['I see them at Easter', on(2025, 1, 10), '18–21 April 2025'],
    ["we leave on New Year's Eve", WEDNESDAY, 'Tuesday, 31 December 2024'],
    ['this weekend I paint', WEDNESDAY, '11–12 May 2024'],
    ['last weekend I painted', WEDNESDAY, '4–5 May 2024'],
  ])('%s', (text, said, expected) => expect(read(text, said)).toEqual([expected]));

  it.each([
    'I may go',
    'we march on',
    'I go every Friday',
    'I work on Fridays',
    '30 February 2024 never was',
    '13/14/2024',
    '4/5/2024 could be two days',
    'I waited 5 minutes',
    'my first holiday in 4 years',
  ])('sees no date in: %s', (text) => expect(read(text, WEDNESDAY)).toEqual([]));

  it('reads several, in their order', () =>
    expect(read('I moved in 2019 and my exam is on Friday', WEDNESDAY)).toEqual(['2019', 'Friday, 10 May 2024']));

  it('takes the day where the person is', () => {
    const late = Date.UTC(2024, 4, 8, 23, 30);
    expect(read('I leave tomorrow', late)).toEqual(['Thursday, 9 May 2024']);
    expect(read('I leave tomorrow', late, 120)).toEqual(['Friday, 10 May 2024']);
    expect(datesIn('I leave tomorrow', late, 120)[0]?.span.from).toBe(Date.UTC(2024, 4, 9, 22));
  });

  it('spans whole days, from the first moment to the last', () => {
    const span = datesIn('tomorrow', WEDNESDAY)[0]?.span;
    expect(span).toEqual({ from: Date.UTC(2024, 4, 9), to: Date.UTC(2024, 4, 10) - 1, precision: 'day' });
  });
});
