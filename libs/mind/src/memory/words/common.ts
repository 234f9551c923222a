/** Words that are nobody's name, whatever case they are written in, and words a verb phrase begins with. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const VERBISH = set(
  "is isn't was wasn't are aren't were weren't has hasn't have haven't had got gets get just always never still also usually often sometimes loves love likes like hates hate lives live lived " +
    'works work worked died passed ate eats eat moved plays play played goes go went came comes said says told keeps kept turns turned wants want needs need left called made makes bought broke ' +
    "started starts graduated can can't could couldn't will won't would does doesn't did didn't and who which really recently finally sleeps slept barks chewed chews jumped ran runs bit snores " +
    'studies studied teaches taught visited visits calls cooked cooks gave gives took takes thinks thought found lost knows knew met married had speaks speaks owns drives drove used only now ' +
    'hurt fell stole threw threw wrote writes helps helped sings sang dances swims paints retired quit joined won failed passed became becomes feels felt looks looked asked asks stayed stays spent sent scratched destroyed knocked escaped peed pooped puked vomited',
);

const NOT_NAMES = set(
  "i i'm i've i'd i'll a an the my our his her their its he she it we they you me him them us this that these those there here what who when where why how and but so or if then also just still not no yes " +
    'yeah yep ok okay oh ah well hi hey hello thanks today tomorrow tonight yesterday now nobody everyone everybody everything someone somebody something nothing anyone one two three four five six seven eight ' +
    'nine ten both all some most many any each every people life work school dinner lunch breakfast rain sometimes maybe perhaps actually honestly finally exactly got had have has is was am are were can could do ' +
    'did does should would will been being went feeling monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas ' +
    'easter english french german spanish italian portuguese dutch japanese chinese korean arabic russian god netflix google home weird great good nice bad sad happy tired bored as at by for from in into of off on ' +
    'onto out over to up with without about after again against almost alone along already because before between cause called named down during even ever every few first last later less more much near never new ' +
    'next nor once only other own quite rather really recently same since soon such than though through too under until very whether which while whose yet year years month months week weeks day days old older ' +
    'younger little big small long short full part time times lately nowadays currently married single divorced pregnant sick ill dead gone done fine busy free ready sure sorry back away around name names age ' +
    'birthday job house flat car wedding party visit visits trip food bed bowl vet toy toys walk place room phone number hair eyes idea thing things stuff lot lots bit kind sort way moment plus per via ' +
    'living working doing going having getting making coming moving studying looking trying visiting turning expecting taking staying playing who which that cannot lol haha tbh btw anyway however instead yours mine ' +
    'always usually often never suddenly apparently unfortunately sadly luckily mom mum dad grandma grandpa north south east west city town country british american english-speaking born raised ' +
    'and/or cross mix mixed dr mr mrs ms st saint doctor professor sir lady uni university college hospital office company team group band class course exam test interview meeting appointment',
);

/** Whether a word may be a name: written with a capital, or in lower case where what stands around it says so. */
export function mayBeName(word: string): boolean {
  const lower = word.toLowerCase().replace(/'s$/, '');
  return /^\p{L}[\p{L}'-]{1,24}$/u.test(word) && !NOT_NAMES.has(lower) && !VERBISH.has(lower);
}
export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A name as names are written. Words that are all small get their capitals; those with any keep their own. */
export function asName(words: string): string {
  if (/\p{Lu}/u.test(words)) return words;
  return words
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())))
    .join(' ');
}
const SMALL = set('of the in on and de la le du van von der den da do dos a an for to near');

/** Adjectives that end what might be a profession or a name after "I'm". */
export const STATES = set(
  'fine good great ok okay well sorry sure happy sad tired exhausted bored lonely angry mad afraid scared nervous anxious worried stressed excited proud glad ready busy free hungry thirsty sick ill cold hot warm lost stuck done back ' +
    'home here there late early alone awake asleep drunk sober broke rich poor fat thin tall short old young stupid dumb lazy crazy weird normal serious kidding joking single married divorced engaged pregnant widowed vegan ' +
    'vegetarian retired unemployed just so very really not still also too pretty quite kind kinda a the an in at on from going trying thinking looking feeling having getting doing about to afraid allergic used able unable ' +
    'into up down off over out never always often usually sometimes now currently new only almost nearly basically actually literally definitely probably maybe curious confused grateful thankful hopeful jealous ashamed ' +
    'embarrassed upset hurt better worse best fed gonna supposed allowed interested obsessed addicted convinced certain aware shy introverted outgoing depressed human online offline living working studying moving',
);
