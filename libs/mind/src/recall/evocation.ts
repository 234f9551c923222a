/**
 * What a feeling brings back: its own words, and what people tell of when they feel so. The names are those of the mind's feelings, of
 * a soul's tones and of the tones a memory may be given; names that mean nearly one thing share a line.
 */
const EVOKES = `
sad melancholy grief loss : sadness grieve mourn cry tear funeral die pass miss lose goodbye breakup divorce heartbroken lonely depress unhappy gloom ashes widow burial hurt devastate heartache
afraid fear anxious : anxiety worry nervous scare panic dread terrify hospital diagnose surgery exam test interview danger threat nightmare storm accident lost
angry : anger mad furious annoy argue argument fight yell unfair betray cheat lie insult shout hate frustrate quarrel blame
tired : exhaust sleepless drain weary insomnia overwork burnout sleep rest nap busy late
lonely alone : loneliness isolate lonesome miss homesick abandon silence empty leave friendless stranger nobody
ashamed guilt : guilty embarrass humiliate regret mistake fail apologize sorry failure blame
hurt : betray reject insult ignore dump cheat wound leave break cry pain abandon
stressed overwhelmed : stress overwhelm deadline pressure swamp hectic debt workload exam overwork burnout busy bill
bored : boring boredom dull restless routine
confused : confuse unsure torn doubt undecided lost dilemma decide choice crossroads
jealous : envy envious jealousy cheat ex compare
unwell : sick ill fever flu cold pain hospital doctor migraine headache cough vomit dizzy medicine
glad joyful happy joy : happiness delight laugh smile celebrate party birthday wedding fun dance sing win festival play cheer gift surprise enjoy thrill
proud accomplished : pride achieve achievement graduate graduation promotion award win medal finish trophy accomplish success first prize
grateful thankful : gratitude thank bless support kind generous help lucky appreciate gift
excited : excitement thrill wait trip adventure concert tickets launch eager vacation anticipate
calm peaceful peace gentle serene : quiet relax nature sea ocean lake beach forest walk garden meditate yoga breathe sunset tea rain stars candle
hopeful hope : dream future plan goal begin chance recover better heal improve apply optimistic wish new
contemplative profound thoughtful wonder sacred : meaning wonder philosophy universe life death faith spiritual pray truth reflect ponder stars soul deep journal
loving love tender connection : affection hug kiss cuddle care dear marry wedding anniversary partner baby heart embrace adore romantic
nostalgic nostalgia childhood : remember grow young old school grandmother grandfather memory hometown once youth tradition album reunion
healing growth : heal recover therapy therapist forgive overcome progress learn strong counsel sober
`;

/** Names of feelings, and words that belong to each. */
export const FEELING_WORDS: readonly { names: readonly string[]; words: readonly string[] }[] = EVOKES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', words = ''] = line.split(' : ').map((part) => part.trim());
    return { names: names.split(' '), words: words.split(' ') };
  });
