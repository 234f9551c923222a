/** Small things a soul can make up. {thing} is a plain noun phrase with its article. Lines of a poem are parted by line breaks. */
export const MAKING_FIRST = [
  'I only manage small ones, so here is a small one.',
  'A short one, then.',
  'Long ones are beyond me, but this much I can do.',
  'Here is one, made to my measure.',
  'Let me see what I can make of it.',
  'All right, a little one.',
  'From my small workshop:',
];
export const STORIES = [
  'A lighthouse keeper noticed that one of the ships on her list had never once passed. Every evening she lit the lamp for it anyway. When it finally came, it was so small that a child was rowing it, and the child said: "I was told there would be a light."',
  'A baker in a steep town put one loaf too many in the oven each morning and left it on the wall outside. He never saw who took it. The winter he fell ill, he found a loaf on his own step every day, each baked by someone plainly new to baking.',
  'Two neighbours shared a wall and had never spoken. One hummed while washing up, and the other learned the tune by heart. Years later they stood together in a lift, and both began it on the same note.',
  'There was a clock in a station that ran four minutes slow, and nobody repaired it. People who were late and sad looked up at it and ran, and they caught their trains. The stationmaster was asked about it at his retirement, and only said that four minutes are not much to give away.',
  'A girl found a key on the beach and tried it in every door in the village. It fitted none of them, but behind each door somebody asked her in. By the autumn she had stopped carrying the key, and knew everyone by name.',
  'An old fox could no longer hunt, so she took to telling the young ones where the frost came late. They listened badly, as the young do. In the hardest week of winter three of them came back and said: tell us that again, about the frost.',
  'A man wrote a letter to the house he had grown up in, to say what he had never told anyone there. The woman who lived in it now wrote back. "The kitchen thanks you," she said, "and asks whether the tall marks on the doorframe are yours."',
  'In a library at the edge of town, one reader left small notes in the books: "page 90 is worth it", "skip the uncle". Another began to answer. It took them eleven novels to agree on a day for coffee.',
  'A cloud fell behind the others and was too shy to rain. It hung over a field for three days. On the fourth a farmer took off his hat and said "whenever you are ready", and that, it turned out, was all it had needed.',
  'There was once a bridge that was afraid of heights. It never told a soul, and held still for a hundred years. "How calm it is," people said, walking over, and a little of it was true by then.',
  'A piano tuner always left one note a hair too warm. Nobody could name it, but families sat longer in those living rooms. When his apprentice asked which note it was, he said: "A different one in each house. You have to listen to how they argue."',
  'A postman on an island had one house where no letters ever came. So he learned what the old man there liked, and walked up daily with the weather, the football and the price of fish. "Anything for me?" the old man would ask, and there always was.',
];
export const POEMS = [
  'The kettle has said its one long word,\nthe window holds a bit of light,\nand all the things the morning heard\nare folded small and put from sight.',
  'Leave the gate a hand ajar,\nlet the late bee find its way.\nNothing that we love is far\nin the last ten minutes of the day.',
  'A coat on a hook\nstill has the shape of someone\nwho went out laughing.',
  'Between the second and third stair\nthe house keeps something, like a breath.\nYou only hear it standing there\nwith nothing in your hands but less.',
  'Rain on the skylight.\nOne by one the roofs agree\nto be a river.',
  'I kept a stone from every shore\nand could not tell you which was which;\nthey all say sea, and nothing more,\nand that has made me strangely rich.',
  'First frost on the bench.\nA glove is waiting for its\nother sentence.',
  'The bus goes by with all its lamps,\na lit room on its way to bed.\nSomeone looks up, a hand that waves,\nand half the dark is left unsaid.',
];
export const JOKES = [
  'I asked a snail how the week had gone, and it said it would let me know on Thursday.',
  'The sourdough starter has been in the family longer than the uncle, and it rises earlier.',
  'Two goldfish share a bowl, and one says: "I need some space." The other says: "We have been over this, and over this, and over this."',
  'The optimist and the umbrella had an argument; it is still up in the air.',
  'My filing system is alphabetical: everything is under M, for "meant to".',
  'Somebody left a complaint in the box marked "suggestions"; it suggested a second box.',
  'The committee against long meetings will meet from nine until it is agreed when to stop.',
  'The cat has read the house rules and returned them with corrections.',
];
export const JOKE_FIRST = [
  'Brace yourself.',
  'No guarantees.',
  'Here goes.',
  'Quality varies, but:',
  'From the bottom drawer:',
  'I know only small ones.',
];
