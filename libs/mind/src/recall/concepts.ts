/**
 * What people tell of their lives, by the words that ask for it and the words that tell it. "What pets does she have?" holds no word of
 * "Biscuit chewed my shoes again", but "puppy" belongs to "pets". Before the colon stand words that ask and tell alike; after it, what
 * only tells; below stand words that mean nearly one thing. Common knowledge, and nothing but single words: no thesaurus.
 */
const CONCEPTS = `
pet animal : dog cat puppy kitten hamster rabbit bunny parrot goldfish turtle lizard snake pony guinea vet leash paw
job work career profession occupation employ : boss office colleague promotion hire fire salary shift interview resume company business startup firm client manager engineer nurse teacher lawyer accountant designer developer
study education school degree university college course : class exam teacher professor graduate graduation student semester thesis homework lecture scholarship diploma tutor campus
hobby pastime interest activity : paint draw pottery sculpt knit sew crochet garden hike camp fish swim cycle climb run yoga dance sing guitar piano violin chess puzzle cook bake read photography video game collect volunteer craft woodwork
sport exercise fitness workout : football soccer basketball baseball tennis golf hockey rugby volleyball swim run marathon cycle climb ski snowboard surf yoga gym martial box boxing karate team league match race train jog
music instrument band : guitar piano violin drum flute cello saxophone clarinet trumpet ukulele song concert album singer orchestra choir play
art creative : paint draw sketch sculpture pottery canvas gallery museum exhibit exhibition watercolor mural artist
book read novel author : fiction story poem poetry library chapter bestseller fantasy series memoir
film movie show series : cinema watch actor director comedy horror documentary trilogy episode season netflix thriller
game gaming : console xbox playstation nintendo tournament level chess card board video multiplayer
food meal dish eat cuisine : cook bake recipe dinner lunch breakfast restaurant pizza pasta salad soup cake bread cheese chicken fish vegetable fruit dessert sushi curry taco snack chocolate cookie
drink beverage : coffee tea wine beer cocktail juice whiskey water smoothie
diet allergy : vegan vegetarian gluten lactose nut peanut dairy meat shellfish intolerant
family relative : mother father sister brother son daughter aunt uncle cousin nephew niece grandmother grandfather twin sibling child parent stepmother stepfather
child son daughter baby : pregnant birth born toddler newborn twin adopt adoption kindergarten
parent : mother father
sibling : brother sister twin
partner relationship spouse romantic date single : husband wife boyfriend girlfriend fiance fiancee marry wedding engage divorce breakup ex crush anniversary propose
friend friendship : buddy pal mate bestie hangout
home house live reside move residence : apartment flat room rent mortgage landlord lease neighbor relocate suburb roommate
hometown origin grow country nationality from : village born roots immigrant immigrate homeland
travel trip vacation journey visit : flight plane airport hotel beach cruise passport road abroad tour camp backpack roadtrip resort sightsee itinerary
city town place country : paris london rome tokyo york berlin madrid barcelona vienna amsterdam chicago boston seattle toronto sydney japan france italy spain germany england ireland canada mexico india china brazil greece
nature outdoor : hike forest mountain lake river beach sunset trail park camp waterfall ocean canyon wildlife
health medical condition illness disease : doctor hospital sick diagnose surgery medicine medication pill therapy pain injure fever flu cancer diabetes asthma migraine blood checkup
injury accident : break sprain crash cast fracture ankle knee wrist bruise hurt crutch
mental therapy : therapist counselor counsel depress anxiety panic stress psychologist psychiatrist meditate
stress relax cope destress : yoga meditate walk bath breathe calm nap massage read music
belief religion faith spiritual : church god pray prayer bible mosque temple buddhist muslim christian jewish hindu
identity gender sexuality : transgender trans gay lesbian queer bisexual nonbinary pride lgbtq pronoun transition
politics political cause activism : vote election campaign rally protest march council mayor law government party conservative liberal democrat republican rights
volunteer charity donate community : shelter fundraiser foodbank homeless soup drive nonprofit cause
money finance financial : salary debt loan save bank rent mortgage invest budget pay afford bill stock cost
car vehicle drive : truck engine garage motorcycle scooter van mechanic tire suv license jeep ford toyota honda
bicycle : cycle helmet ride
clothes fashion wear outfit : dress shirt jacket shoe jeans coat hat sweater scarf boots style
jewelry : necklace ring bracelet earring pendant
gift birthday celebrate celebration holiday : party cake christmas easter thanksgiving hanukkah surprise candle anniversary festival balloon
dream goal aspire ambition plan future hope : wish someday aim resolution bucket intend
fear afraid phobia scare : spider height snake dark fly nightmare clown
award achievement success accomplish win : trophy medal prize certificate promotion first champion scholarship
problem difficulty challenge setback struggle : lose fail break accident fire flood sick debt stuck quit
loss grief death : funeral pass bury mourn ashes widow cemetery late miss
technology computer gadget device : laptop phone tablet software app code program website robot internet
language speak : english spanish french german italian japanese chinese korean portuguese arabic russian hindi dutch bilingual fluent
weather : rain snow storm sun heat cold hurricane tornado
garden plant flower : rose tulip tomato vegetable seed bloom sunflower orchid herb soil
tattoo piercing : ink
military army : deploy soldier veteran navy marine sergeant troop
pregnancy : pregnant baby due ultrasound
dance : ballet salsa hiphop choreography studio tango waltz
photography camera photograph : lens shoot portrait snapshot
write writer : novel poem screenplay script story blog journal publish essay
cook bake kitchen : recipe oven dough cake bread roast grill chef
age old birthday : born turn year
personality trait character : kind patient honest shy brave stubborn funny generous calm caring thoughtful
symbol meaning represent remind : stand mean
color : red blue green yellow purple orange pink black white brown turquoise
pastor teacher mentor coach : guide advisor
shop buy purchase : store mall market order sale bargain
business startup company store : open launch customer brand marketing owner studio
concert festival event : stage crowd ticket perform band gig
class workshop course lesson : sign enroll learn teach
group club organization join : member meeting team support society committee
park beach lake mountain : hike picnic swim
buy purchase acquire
start begin launch commence
finish complete end
quit resign leave
like love enjoy adore
hate dislike detest
want wish desire
need require
help assist aid support
try attempt
get receive obtain
give donate present offer
choose pick select decide
show display present
talk chat discuss speak conversation
argue argument quarrel fight dispute
laugh joke humor funny comedy
cry weep tear
shout yell scream
happy glad cheerful joy delight
sad unhappy miserable down upset
angry mad furious annoy
afraid scare frighten terrify fear
worry anxious nervous concern
tired exhaust weary
proud pride
lonely alone loneliness
sick ill unwell disease
hurt injure wound pain
big large huge enormous
small little tiny
old ancient elderly
new recent fresh
beautiful pretty gorgeous lovely
ugly hideous
smart clever intelligent bright
strange weird odd unusual
hard difficult tough challenge
easy simple
fast quick rapid speed
calm peaceful quiet relax
important significant meaningful matter
dangerous risky unsafe
rich wealthy
poor broke
kid child
doctor physician gp
lawyer attorney solicitor
teacher instructor professor
boss manager supervisor
colleague coworker teammate
shop store boutique
flat apartment condo
house home
street road avenue
trip journey travel tour voyage
vacation getaway trip
car automobile vehicle
airplane plane flight
film movie
picture painting portrait image
job occupation profession
salary wage pay income earn
company firm employer
meal dinner supper lunch
sweet candy dessert
cookie biscuit
trousers pants
autumn fall
rubbish trash garbage
gift present
wedding marry ceremony
divorce separate split breakup
dead die pass decease
birth born
funeral burial memorial
letter mail email
message text
learn study
build construct make create
fix repair mend
break damage ruin shatter
lose misplace
find discover
visit see
move relocate
stay remain
return come
meet encounter introduce
remember memory recollect
forget misplace
hope expect
plan intend prepare arrange
change transform shift
grow develop improve progress
win victory beat
lose defeat
run jog race
walk stroll hike
climb mountaineer boulder
bath shower
sleep nap rest
dream nightmare
cook prepare
drink sip
hobby pastime
sport athletic
band musician
singer vocalist
author writer
artist painter
team squad club
contest competition tournament
award prize trophy
goal aim target
idea thought
problem trouble issue
reason cause why motive
promise swear vow pledge
secret confide
lie deceive
advice suggestion recommend tip
gym workout exercise
allergy allergic
medicine medication drug pill
hospital clinic ward
pregnant expect
religion faith
police officer cop
theft steal rob burglar
storm hurricane tornado
forest wood
sea ocean
stone rock
flower blossom bouquet
dog puppy
cat kitten
`;

/** Words, as written in the lexicon, that ask for a concept, and those that tell of it; concepts go by number. */
export const CONCEPT_WORDS: readonly { asks: readonly string[]; tells: readonly string[] }[] = CONCEPTS.trim()
  .split('\n')
  .map((line) => {
    const [asks = '', tells = ''] = line.split(' : ').map((part) => part.trim());
    return { asks: asks.split(' '), tells: tells.split(' ') };
  });
