import type { Question } from './question';

/** What a question may ask for, by its words. */
export interface Intent {
  form: RegExp;
  relations: string[];
  /** Lemmas it uses up. */
  uses: string;
  wants?: Question['wants'];
  asks?: Question['asks'];
}
const i = (form: RegExp, relations: string, uses: string, more: Partial<Intent> = {}): Intent => ({
  form,
  relations: relations.split(' '),
  uses: uses,
  ...more,
});

/** Which relations a question asks for. Somebody other than the person stands as X. The first that fits is the likeliest. */
export const INTENTS: Intent[] = [
  i(
    /\b(?:favou?rite|best[- ]loved)\b|\b(?:like|love|enjoy) (?:the )?(?:best|most)\b/,
    'favourite',
    'favourite favorite best most like love',
    {},
  ),
  i(/\b(?:allerg\w+)\b/, 'allergic-to', 'allergy allergic react bad good eat food avoid'),
  i(
    /\bwhat (?:should|must|can|do) (?:i|X)(?: not|n't)? (?:avoid|eat|stay away from)\b|\bshouldn't (?:i|X) eat\b|\bcan't (?:i|X) eat\b|\bnot (?:eat|allowed to eat)\b|\b(?:i|X) (?:can't|cannot|mustn't|shouldn't|must not|should not) (?:eat|have)\b/,
    'allergic-to diet eats',
    'avoid eat stay away food',
  ),
  i(
    /\bwhere\b.*\b(?:grow up|grew up|raised|childhood)\b|\b(?:city|town|country|place|village)\b.*\b(?:grow up|grew up|raised)\b/,
    'grew-up-in from born-in',
    'grow raise childhood city town country place village',
    { wants: 'place' },
  ),
  i(
    /\bwhere\b.*\bborn\b|\b(?:city|town|country|place) .*\bborn\b/,
    'born-in from grew-up-in',
    'born bear city town country place',
    { wants: 'place' },
  ),
  i(
    /\bwhen\b.*\bborn\b|\bbirthday\b|\bdate of birth\b|\b(?:what|which) (?:day|month|year|date).*\bborn\b/,
    'birthday',
    'birthday born bear birth date day month year',
    { wants: 'time', asks: 'when' },
  ),
  i(
    /\bwhere\b.*\b(?:from|come from|originally|origins?|roots)\b|\bwhat(?:'s| is| was| are) (?:my|X's) (?:roots|origins|heritage|home ?town|home country|native|nationality|origin)\b|\b(?:what|which) (?:country|city|town|place|part)\b.*\bfrom\b|\bnationality\b/,
    'from born-in grew-up-in lived-in',
    'come originally origin root hometown home country native nationality city town place part',
    { wants: 'place' },
  ),
  i(
    /\bwhere\b.*\b(?:live|lives|living|lived|home|based|reside|staying|stay|house|flat|apartment)\b|\b(?:what|which) (?:city|town|country|place|part|village|area|neighbou?rhood|district|street|state|island)\b.*\b(?:live|lives|living|lived|am|home|based|in|reside|is X|X is)\b|\b(?:city|town|country|village|place) (?:i|X) (?:live|lives|am|is|call)\b|\bmy (?:home|city|town|address)\b(?! ?land)|\bwhere (?:am i|is X|do i call home)\b(?!.*\b(?:going|go|meeting|travel\w*|fly\w*|from)\b)/,
    'lives-in',
    'live home base reside stay house flat apartment city town country place part village area neighbourhood neighborhood district street state address locate call island',
    { wants: 'place' },
  ),
  i(
    /\bwhat (?:do|did) (?:i|we) do(?: before| again| during the day| all day)?\??$|\bwhat does X do\??(?: for| all| again|$)|\bdo\b.*\bfor (?:a living|work)\b|\b(?:occupation|profession|career)\b|\b(?:what|which)\b.*\b(?:job|work as|line of work|trade|kind of work)\b|\bwhat (?:is|was|'s) (?:my|X's) (?:current |day |new |next )?(?:job|work|role|position|gig)\b|\bearn (?:my|a|his|her|their) (?:living|money|bread)\b|\bwho do (?:i|X) work for\b|\bwhat do(?:es)? (?:i|X) work\b|\bmy (?:job|line of work)\b/,
    'works-as works-at worked-as is-a',
    'do live work job occupation profession career trade line kind earn money role position pay bill day',
    {},
  ),
  i(
    /\bwhere\b.*\bwork(?:s|ing)?\b|\b(?:employer|workplace)\b|\b(?:what|which) (?:company|firm|hospital|school|place|shop|restaurant)\b.*\bwork|\bwho (?:employs|pays)\b/,
    'works-at works-as',
    'work employer workplace company firm place hospital school shop restaurant employ pay',
    {},
  ),
  i(
    /\bwhen\b.*\b(?:i|X) work\b|\b(?:shifts?|working hours|work schedule|hours)\b.*\bwork|\bwork\b.*\b(?:shifts?|hours|schedule|nights|days)\b|\b(?:what|which) shifts?\b/,
    'works-when',
    'work shift hour schedule',
  ),
  i(
    /\b(?:what|which|where)\b.*\b(?:stud(?:y|ies|ying)|major|degree|subject|course|universit\w+|uni|college|school)\b/,
    'studies studies-at',
    'study major degree subject course university uni college school',
  ),
  i(/\bhow old\b|\b(?:my|X's) age\b|\bwhat age\b|\bhow many years old\b/, 'age birthday', 'old age year', {
    wants: 'number',
  }),
  i(
    /\b(?:married|single|in a relationship|seeing (?:someone|anyone)|relationship status|divorced|engaged|have a (?:partner|husband|wife|girlfriend|boyfriend))\b/,
    'relationship-status has',
    'marry married single relationship see status divorce engage partner husband wife girlfriend boyfriend',
  ),
  i(/\blanguages?\b|\b(?:speak|fluent)\b/, 'speaks learns', 'language speak fluent tongue foreign'),
  i(/\binstruments?\b|\b(?:what|which)\b.*\bplay\b/, 'plays learns hobby', 'instrument play musical music'),
  i(/\blearn(?:ing)?\b/, 'learns studies', 'learn teach practise lesson'),
  i(
    /\bhobb(?:y|ies)\b|\b(?:free|spare) time\b|\bfor fun\b|\bpastimes?\b|\binterests?\b|\bwhat (?:do|does) (?:i|X) (?:like|love|enjoy) (?:doing|to do)\b|\bunwind\b|\brelax\b|\bweekends?\b.*\bdo\b/,
    'hobby plays likes learns habit',
    'hobby free spare time fun pastime interest like love enjoy unwind relax weekend do',
    { asks: 'all' },
  ),
  i(
    /\b(?:afraid|scared|terrified|frightened|fears?|phobias?|scares?)\b/,
    'fears',
    'afraid scare terrify frighten fear phobia most big',
  ),
  i(
    /\b(?:dislike|hate|can't stand|cannot stand|don't (?:i|X)? ?like|not (?:like|enjoy|fond)|detest|least favou?rite)\b/,
    'dislikes eats',
    'dislike hate stand like enjoy detest',
    {},
  ),
  i(/\b(?:vegan|vegetarian|diet|dietary)\b|\beat\b/, 'diet eats', 'vegan vegetarian diet dietary eat food'),
  i(/\bdrink\b/, 'drinks likes', 'drink'),
  i(/\bsmok(?:e|er|ing)\b/, 'smokes', 'smoke smoker'),
  i(/\b(?:drive|car)\b/, 'drives owns', 'drive car vehicle'),
  i(
    /\b(?:health|medical|condition|diagnos\w+|illness|disease|disabilit\w+)\b/,
    'health allergic-to',
    'health medical condition diagnose diagnosis illness disease issue problem suffer disability',
  ),
  i(/\b(?:pets?|animals?)\b/, 'has', 'pet animal'),
  i(
    /\b(?:dream|goal|wish|ambition|bucket list|hope to|hoping to|want to (?:be|do|become|visit|learn|go)|saving (?:up )?for|looking forward)\b/,
    'wish plans',
    'dream goal wish ambition bucket list hope want visit learn save look forward become',
  ),
  i(/\bpromise[ds]?\b/, 'promised', 'promise'),
  i(
    /\bplans?\b|\bwhat am i doing\b|\bwhat (?:do|did) i have (?:on|planned|coming)\b|\bcoming up\b/,
    'plans promised told met',
    'plan do',
  ),
  i(
    /\b(?:like|love|enjoy|into|fan of|fond of|prefer)\b/,
    'likes favourite hobby dislikes',
    'like love enjoy fan fond prefer crazy mad obsess interest',
    {},
  ),
  i(/\b(?:do|did|have|has|had|does) (?:i|X) (?:still |already )?(?:have|own|got)\b/, 'has owns drives', 'have own get'),
  i(
    /\bnicknames?\b|\bwhat (?:do|should) you call me\b|\b(?:call|called) me\b|\bwant(?:ed)? to be called\b/,
    'nickname name',
    'nickname call want name',
    { wants: 'name' },
  ),
  i(
    /\bnames?\b|\bnamed\b|\bcalled\b|\bwho (?:is|was|'s|are) (?:X|my)\b|\bwho am i\b/,
    'name nickname',
    'name call who',
    { wants: 'name' },
  ),
  i(/\b(?:breed|species|kind of (?:X|dog|cat|pet|animal))\b/, 'is-a is', 'breed species kind sort type'),
  i(/\broutine\b|\busually\b|\bevery (?:morning|day|week|night|\w+day)\b/, 'habit told', 'routine usual'),
];
