/** What is a kind of what, for questions that name only the kind: "which bird", "what fruit". Each line is a kind and what belongs to it. */
const LINES = `
bird: crow raven magpie jay robin sparrow wren finch goldfinch blackbird thrush starling swallow swift pigeon dove gull seagull heron stork crane swan goose geese duck owl eagle hawk falcon kestrel buzzard kite vulture pelican puffin penguin flamingo peacock pheasant parrot budgie canary cockatoo woodpecker kingfisher nightingale lark cuckoo turkey chicken hen rooster ostrich hummingbird cormorant
fish: cod salmon trout tuna herring mackerel carp pike eel haddock sardine anchovy bass sole plaice sturgeon shark goldfish catfish halibut
seafood: shrimp prawn crab lobster oyster mussel clam squid octopus scallop
insect: bee wasp ant beetle moth butterfly fly mosquito spider dragonfly cricket grasshopper ladybird ladybug cockroach termite
animal: fox wolf wolves bear deer elk moose reindeer boar hare squirrel hedgehog badger otter beaver seal whale dolphin shark elephant lion tiger leopard cheetah giraffe zebra hippo rhino monkey gorilla chimp ape kangaroo koala panda camel llama lama alpaca donkey mule ox bull buffalo bison yak goose turkey frog toad newt crocodile alligator octopus bat mole pig piglet calf lamb foal crow owl eagle penguin dinosaur unicorn dragon llamas geese swan
creature: fox wolf wolves bear deer reindeer hare squirrel hedgehog badger otter seal whale dolphin shark elephant lion tiger monkey llama lama alpaca donkey frog toad octopus bat dinosaur unicorn dragon dog cat rabbit hamster parrot horse goat sheep snake spider bee crow owl tortoise turtle mouse rat ferret
pet: tortoise llama pig spider crow pigeon mice
rodent: hamster mouse mice rat gerbil squirrel guinea-pig chinchilla beaver
reptile: snake lizard gecko iguana tortoise turtle crocodile
dog: collie retriever spaniel husky corgi dachshund greyhound
tree: oak ash elm beech birch maple willow pine fir spruce cedar larch poplar chestnut walnut lime linden olive fig apple pear plum cherry peach apricot palm baobab eucalyptus acacia yew hazel alder sycamore magnolia cypress
plant: cactus fern ivy moss rose lavender orchid bamboo basil mint tulip fig palm monstera aloe bonsai succulent lily geranium begonia nettle thistle clover heather wheat maize barley
flower: orchid lavender iris poppy daffodil carnation lilac jasmine violet pansy geranium chrysanthemum dahlia hyacinth magnolia crocus snowdrop hydrangea marigold primrose
fruit: pineapple melon watermelon lemon lime grapefruit tangerine apricot fig date papaya guava lychee durian pomegranate persimmon raisin raisins currant gooseberry blackberry cranberry coconut avocado quince rhubarb berry berries plums figs
vegetable: leek pumpkin squash radish turnip beetroot celery kale cauliflower asparagus artichoke pepper chilli garlic mushroom fennel parsnip sprout sprouts okra pea bean corn
nut: peanut peanuts walnut almond hazelnut cashew pistachio pecan macadamia chestnut brazil coconut
herb: dill chive chives tarragon chervil lavender coriander
spice: cinnamon cumin pepper saffron turmeric ginger cardamom nutmeg clove cloves paprika chilli vanilla anise curry
food: soup stew mushroom mushrooms egg eggs fish pork beef lamb chicken sausage bacon ham salad sandwich pie porridge pancake dumpling noodle pasta rice bean beans olive olives cheese yoghurt yogurt butter cream milk dairy honey jam cake biscuit cookie chocolate ice-cream liver kidney oyster oysters beetroot tofu seafood shellfish shrimp nut nuts peanut peanuts garlic onion coriander celery aubergine cabbage spinach sugar salt bread toast omelette kebab falafel hummus couscous burrito sushi ramen pho kimchi goulash paella risotto
dish: soup stew curry pie pasta lasagne risotto paella ramen goulash casserole omelette salad dumplings pierogi tagine couscous biryani gumbo chowder tacos moussaka kebab pancake harira borscht
meal: breakfast lunch dinner supper brunch tea
snack: nut nuts walnut walnuts peanut peanuts crisps biscuit cookie chocolate apple carrot cracker cheese popcorn
sweet: chocolate cake biscuit biscuits cookie cookies candy toffee fudge liquorice marzipan honey jam ice-cream doughnut
drink: water milk tea coffee espresso juice lemonade beer ale stout cider wine champagne whisky whiskey rum gin vodka brandy cocktail mead port sherry mate cocoa cola
alcohol: beer ale stout cider wine champagne whisky whiskey rum gin vodka brandy malt schnapps
body: head face eye ear nose mouth tooth teeth tongue chin neck throat shoulder arm elbow wrist hand finger thumb chest back spine rib stomach belly hip leg thigh knee ankle foot feet toe heel skin lung heart liver kidney collarbone jaw lip brow
limb: arm leg hand foot wrist ankle knee elbow
joint: knee hip shoulder elbow wrist ankle finger
bone: collarbone rib wrist ankle arm leg hip skull spine jaw toe finger
clothing: shirt blouse dress skirt trousers jeans coat jacket jumper sweater cardigan hat cap scarf glove gloves sock socks shoe shoes boot boots tie belt apron uniform suit pyjamas
garment: shirt blouse dress skirt trousers jeans coat jacket jumper sweater cardigan hat cap scarf glove gloves sock socks tie belt apron suit
jewellery: ring necklace earring earrings bracelet brooch locket pendant chain watch pearl pearls
jewel: ring necklace earring bracelet brooch locket pendant pearl diamond ruby emerald sapphire
stone: opal diamond ruby emerald sapphire pearl amber jade quartz marble granite slate flint amethyst garnet turquoise
metal: gold silver copper brass iron steel tin zinc lead bronze aluminium platinum
tool: hammer saw axe chisel drill spade shovel rake hoe knife scissors screwdriver spanner wrench pliers needle plane lathe loom ladder trowel
furniture: chair table sofa couch bed desk wardrobe cupboard shelf bookcase armchair stool bench dresser chest cradle
room: kitchen bedroom bathroom lounge attic cellar basement garage shed study hall pantry loft balcony conservatory nursery
building: house church hospital school library museum theatre cinema station barn mill castle tower lighthouse warehouse factory hotel prison chapel mosque temple
vehicle: van lorry tram train tractor moped motorcycle ferry boat ship plane helicopter ambulance taxi camper caravan sledge kayak canoe scooter bus motorbike bicycle bike jeep
vessel: boat ship ferry yacht canoe kayak dinghy barge trawler sailboat raft submarine
boat: canoe kayak dinghy yacht trawler ferry barge raft sailboat catamaran
machine: tractor printer mower washing-machine dishwasher drone motorcycle motorbike lathe loom robot crane sewing-machine computer engine
device: phone laptop computer tablet camera radio telescope drone printer kettle microwave washing-machine dishwasher television
instrument: trumpet tuba horn bugle cornet lute fiddle double-bass xylophone tambourine synthesizer theremin bassoon piccolo ukulele kalimba cittern zither
voice: soprano alto tenor bass baritone mezzo
music: jazz blues rock pop folk punk metal opera classical reggae soul funk techno disco country rap choir
dance: salsa tango waltz ballet flamenco swing foxtrot samba rumba polka ceilidh bachata tap
sport: handball wrestling fencing archery sailing kayaking gymnastics netball lacrosse polo curling surfing skating skateboarding diving snowboarding athletics triathlon marathon darts bowling snooker cricket rugby judo karate taekwondo weightlifting
game: chess checkers draughts dominoes darts bingo cards rummy cribbage whist mahjong crosswords crossword sudoku go
hobby: knitting gardening fishing chess painting pottery photography birdwatching astronomy climbing hiking sailing singing dancing drawing sewing woodwork origami beekeeping baking
craft: knitting crochet pottery weaving carving bookbinding carpentry embroidery quilting calligraphy
language: latin yoruba igbo hausa zulu xhosa isixhosa afrikaans swahili amharic tagalog cebuano malay indonesian javanese thai vietnamese khmer burmese bengali punjabi tamil telugu malayalam marathi gujarati nepali sinhala persian kurdish pashto ukrainian czech slovak hungarian romanian bulgarian serbian croatian slovene albanian lithuanian latvian estonian icelandic faroese welsh irish gaelic breton basque catalan galician sami quechua maori hawaiian mongolian georgian armenian esperanto mandarin
subject: latin history biology chemistry physics mathematics maths statistics geography economics law medicine philosophy psychology sociology music art literature linguistics geology astronomy theology engineering architecture nursing english french german spanish marine
illness: parkinson's parkinsons dementia alzheimer's stroke pneumonia bronchitis anaemia tuberculosis malaria measles shingles gout eczema psoriasis hepatitis epilepsy lupus tinnitus glaucoma cataract vertigo anxiety stutter blood-pressure heart asthma diabetes
condition: parkinson's parkinsons dementia alzheimer's stroke asthma diabetes epilepsy arthritis migraine stutter synaesthesia tinnitus dyslexia adhd autism anxiety depression insomnia vertigo
fear: spider spiders height heights dark lift lifts snake snakes dog dogs thunder flying water needle needles crowd crowds clown clowns blood dentist mice moth moths
weather: rain snow storm sun wind fog frost hail thunder drought heatwave
season: autumn fall
holiday: christmas easter ramadan eid diwali hanukkah passover carnival halloween
colour: mustard turquoise scarlet crimson magenta lilac mauve khaki ochre cream beige olive copper golden silver pink violet indigo tangerine peach mint
material: wood oak pine leather wool cotton silk linen clay glass stone brick concrete paper steel iron copper plastic velvet acrylic acrylics oil watercolour bamboo driftwood
paint: acrylic acrylics oil oils watercolour watercolours gouache tempera enamel spray ink
fabric: wool cotton silk linen velvet denim lace felt satin tweed corduroy
relative: mother father sister brother son daughter aunt uncle cousin niece nephew grandmother grandfather gran granny nan grandpa mum mom dad
professional: doctor dentist nurse lawyer therapist psychologist teacher vet architect accountant surgeon psychiatrist physiotherapist midwife
profession: nurse teacher doctor engineer lawyer accountant driver chef cook baker waiter librarian programmer dentist vet electrician plumber carpenter mechanic farmer gardener cleaner midwife paramedic firefighter soldier surgeon pilot sailor fisherman butcher tailor hairdresser barber therapist welder miner priest judge banker courier postman porter florist potter weaver ranger archivist geologist auctioneer paralegal physiotherapist
family: granddaughter grandson gran nan
appliance: oven fridge kettle toaster dishwasher washing-machine boiler microwave
toy: doll teddy lego kite puzzle ball rocking-horse train
crime: theft burglary robbery fraud murder arson mugging
injury: burn cut bruise sprain fracture break broken broke concussion sting bite
container: box jar bag tin basket bucket drawer bottle suitcase trunk chest cupboard
present: book scarf watch ring flowers bike camera guitar necklace bracelet jumper
document: passport visa licence permit certificate contract will deed
`;

/** For every kind its members, in lower case. */
export const MORE_KINDS: readonly (readonly [kind: string, members: readonly string[]])[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [kind = '', members = ''] = line.split(': ');
    return [kind, members.split(' ')] as const;
  });
