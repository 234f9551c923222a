/** Wordings of dates. Days are in UTC, written 2026-04-11. */

export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
export const DAY = 86_400_000;

/** @param {number} day */
function ordinal(day) {
  const ending = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** Months alone must not match other words: "may", "march". @param {string} month @param {string} year */
function monthForms(month, year) {
  const near = ['in', 'of', 'this', 'last', 'next', 'since', 'until', 'early', 'late', 'mid'].map(
    (word) => `${word} ${month}`,
  );
  return month === 'may' || month === 'march' ? [...near, `${month} ${year}`] : [month];
}

/** What says how far a day is from the day it is asked on. @param {number} days @param {string} weekday */
function relativeForms(days, weekday) {
  if (days === 0) return ['today', 'tonight', 'this morning', 'this evening', 'this afternoon'];
  const count = Math.abs(days);
  const counts = [String(count), ...(COUNTS[count] === undefined ? [] : [COUNTS[count]])];
  const unit = count === 1 ? 'day' : 'days';
  const forms = counts.flatMap((said) => (days > 0 ? [`in ${said} ${unit}`] : [`${said} ${unit} ago`]));
  if (days === 1) forms.push('tomorrow');
  if (days === -1) forms.push('yesterday', 'last night');
  if (days > 0 && days < 7) forms.push(`this ${weekday}`, `on ${weekday}`, `this coming ${weekday}`);
  if (days < 0 && days >= -7) forms.push(`last ${weekday}`, `on ${weekday}`, `this past ${weekday}`);
  if (days === 7) forms.push('in a week', 'a week from today');
  if (days === -7) forms.push('a week ago');
  return forms;
}

/**
 * Every way of saying a day (`2026-04-11`) or a month (`2026-04`) that counts as right, in lower case. A month alone is not enough
 * where a day is asked for. @param {string} date @param {number} askedAt milliseconds UTC @returns {string[]}
 */
export function dateForms(date, askedAt) {
  const [year = '', monthNumber = '', dayNumber] = date.split('-');
  const month = MONTHS[Number(monthNumber) - 1];
  if (month === undefined) throw new Error(`not a date: ${date}`);
  if (dayNumber === undefined) return monthForms(month, year);
  const day = Number(dayNumber);
  const at = Date.parse(`${date}T00:00:00Z`);
  const weekday = WEEKDAYS[new Date(at).getUTCDay()] ?? '';
  const days = Math.round((at - Math.floor(askedAt / DAY) * DAY) / DAY);
  const names = [month, month.slice(0, 3), ...(month === 'september' ? ['sept'] : [])];
  const said = [String(day), ordinal(day)];
  return [
    date,
    ...names.flatMap((name) =>
      said.flatMap((nth) => [`${nth} ${name}`, `${nth} of ${name}`, `${name} ${nth}`, `${name} the ${nth}`]),
    ),
    `${day}/${Number(monthNumber)}`,
    `${Number(monthNumber)}/${day}`,
    ...relativeForms(days, weekday),
  ];
}
