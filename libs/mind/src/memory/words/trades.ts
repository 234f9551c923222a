/** What people do for a living, and what they may be that is none. */

/** What somebody may be said to be that is no trade. */
export const JOB_NOT =
  /^(?:bit|little|lot|fan|morning|night|big|huge|person|people|mess|wreck|friend|good|bad|great|member|vegan|vegetarian|mother|mom|mum|father|dad|parent|twin|beginner|human|man|woman|girl|boy|guy|kid|child|only child|virgin|dog|cat|night owl|introvert|extrovert|believer|lover|capricorn|leo|virgo|aries|taurus|gemini|cancer|libra|scorpio|sagittarius|aquarius|pisces|widow|widower|grandmother|grandfather|smoker|non-smoker|size|hopeless|terrible|nervous|complete|total|real|very|bad|sucker|sister|brother|loser|failure|burden|fool|idiot|genius|christian|muslim|buddhist|jew|catholic|atheist|citizen|native|local|foreigner|immigrant|refugee|pirate|wizard|dragon|robot|ghost|king|queen|knight|princess|zombie|vampire|few|couple|year|while|coffee|tea|homebody|runner|reader|gamer|swimmer|cyclist|climber|dreamer|hoarder|procrastinator|worrier|listener|riser|feminist|pacifist|teetotaller|nerd|geek|foodie|lefty|perfectionist|pessimist|optimist|survivor|picky|light|heavy|early|late|slow|fast|left-hander|redhead|blonde|beautiful|rescue|golden|labrador|poodle|tabby|german|border|cocker|maine|siamese|persian|rollercoaster|joke|sort|kind|type)\b/i;
/** Words that name a trade for certain. */
export const JOB_WORDS =
  /\b(?:nurse|teacher|doctor|engineer|lawyer|accountant|driver|chef|cook|baker|waiter|waitress|barista|librarian|programmer|developer|dev|dinner lady|lollipop lady|postie|paralegal|milkman|whaler|potter|drag king|drag queen|designer|artist|musician|writer|journalist|editor|scientist|researcher|biologist|chemist|physicist|pharmacist|dentist|vet|veterinarian|electrician|plumber|carpenter|mechanic|farmer|gardener|cleaner|caretaker|janitor|carer|caregiver|midwife|paramedic|firefighter|soldier|officer|guard|cashier|clerk|secretary|receptionist|manager|director|consultant|analyst|architect|builder|bricklayer|roofer|painter|photographer|actor|actress|singer|dancer|cellist|violinist|pianist|guitarist|drummer|conductor|producer|translator|interpreter|pilot|steward|stewardess|attendant|sailor|captain|fisherman|butcher|tailor|seamstress|hairdresser|barber|beautician|therapist|psychologist|counsellor|counselor|social worker|worker|technician|surveyor|estate agent|realtor|agent|salesman|saleswoman|salesperson|shopkeeper|owner|entrepreneur|founder|freelancer|professor|lecturer|tutor|coach|trainer|instructor|priest|pastor|imam|rabbi|nun|monk|judge|politician|economist|banker|broker|trader|auditor|planner|operator|courier|postman|mailman|postwoman|porter|bartender|sommelier|florist|jeweller|potter|weaver|welder|miner|logger|ranger|zookeeper|apprentice|intern|trainee|assistant|specialist|strategist|recruiter|archivist|curator|historian|geologist|astronomer|mathematician|statistician|optician|surgeon|radiologist|radiographer|physio|physiotherapist|pediatrician|paediatrician|cardiologist|dietitian|nutritionist|nanny|babysitter|childminder|housewife|homemaker|stay-at-home \w+|poet|novelist|author|composer|dj|animator|illustrator|jockey|referee|boxer|footballer|athlete|detective|policeman|policewoman|cop|bus driver|truck driver|lorry driver|taxi driver|train driver|\w+(?:ologist|ographer|keeper|smith|maker|monger|wright))s?\b/i;
/** Whether words name a trade for certain: "software dev". */
export const isTrade = (value: string): boolean => JOB_WORDS.test(value);
export const isJob = (value: string): boolean =>
  JOB_WORDS.test(value) ||
  !JOB_NOT.test(value.replace(/^(?:an?|the|just|retired|freelance|part-time|full-time) /i, ''));

/** What a musician plays, by the stem of what they are called. */
export const PLAYED: Readonly<Record<string, string>> = {
  cell: 'cello',
  pian: 'piano',
  drumm: 'drums',
  flaut: 'flute',
  flut: 'flute',
  saxophon: 'saxophone',
  viol: 'viola',
};
