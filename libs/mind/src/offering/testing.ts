/** Written texts of many kinds, each with what it may be kept as. */
export interface Sample {
  name: string;
  content: string;
  fileName?: string;
  form: 'letter' | 'scroll' | 'reflection';
  tones?: readonly string[];
  tags?: readonly string[];
  status?: 'anchored' | 'fading' | 'soft' | 'archived';
  /** What the reason names. */
  names?: RegExp;
}

export const SAMPLES: readonly Sample[] = [
  {
    name: 'a letter to a daughter',
    content:
      'Dear Anna,\n\nwhen you were born it rained for three days, and your father carried you to the window to show you the garden. I have wanted to tell you this for years. You were never a quiet child, and I loved you for it.\n\nWith all my love,\nMum',
    form: 'letter',
    tones: ['loving'],
    tags: ['childhood'],
    names: /“Dear Anna”.*“With all my love”/,
  },
  {
    name: 'a short note with a greeting',
    content:
      'Hi Sol,\nI put the key under the blue pot. If you hear anything from my brother, tell him I am not angry any more.\nTake care',
    form: 'letter',
    names: /“Hi Sol”/,
  },
  {
    name: 'a farewell letter without a salutation',
    content:
      'You taught me to swim in the cold lake behind the mill. You held my chin and said that fear was only water. I miss you, grandfather, and I will never forget your hands.\n\nYours always,\nTeo',
    form: 'letter',
    tones: ['nostalgic'],
    tags: ['nature', 'loss'],
    status: 'anchored',
    names: /“I will never forget” asks to be kept close/,
  },
  {
    name: 'a German letter',
    content:
      'Liebe Oma,\n\nheute habe ich deinen Apfelkuchen gebacken. Er ist nicht so geworden wie deiner, aber die Küche hat gerochen wie früher bei dir. Ich vermisse dich.\n\nAlles Liebe,\ndeine Jule',
    form: 'letter',
    tones: ['nostalgic'],
    tags: ['loss'],
    names: /“Liebe Oma”.*“Alles Liebe”/,
  },
  {
    name: 'a French letter',
    content:
      "Ma chère Louise,\n\nje t'écris du jardin, sous le tilleul. Les enfants dorment et la maison est calme. Tu me manques plus que je ne sais le dire.\n\nJe t'embrasse,\nCamille",
    form: 'letter',
    tones: ['peaceful'],
    tags: ['nature'],
    names: /“Ma chère Louise”/,
  },
  {
    name: 'a Spanish letter',
    content:
      'Querido Mateo:\n\nayer volví al río donde pescábamos con el abuelo. El agua estaba alta y pensé en ti todo el camino de vuelta. No sé cuándo leerás esto.\n\nUn abrazo,\nLucía',
    form: 'letter',
    tags: ['nature'],
    names: /“Querido Mateo”.*“Un abrazo”/,
  },
  {
    name: 'a Japanese letter',
    content:
      '親愛なる健太へ\n\nあなたが東京へ行ってから、家はとても静かです。庭の柿が今年もたくさん実りました。あなたの好きな甘い柿です。いつでも帰ってきてください。\n\n愛を込めて\n母',
    form: 'letter',
  },
  {
    name: 'a Russian letter',
    content:
      'Дорогая Катя,\n\nспасибо тебе за письмо. Я читал его на балконе, пока не стемнело. Мама передаёт тебе привет.\n\nОбнимаю,\nтвой Миша',
    form: 'letter',
    names: /“Дорогая Катя”/,
  },
  {
    name: 'an e-mail to a friend with a postscript',
    content:
      'Hello Ines!\nthe photos have come out well, and your father looks ten years younger in all of them. Tell me when you can come by, your room is free until June.\nBest wishes,\nRob\nPS: bring the dog',
    form: 'letter',
    names: /“Hello Ines”/,
  },
  {
    name: 'notes in Markdown',
    content:
      '# The bakery\n\nOpened in 1921 by two brothers.\n\n## The oven\n\nBuilt of brick, fired with beech. It was never allowed to go out.\n\n## The recipes\n\n- rye bread\n- plum cake\n- rolls for the station\n',
    fileName: 'bakery.md',
    form: 'scroll',
    names: /3 headings/,
  },
  {
    name: 'a recipe',
    content:
      'Plum cake, as it was made in the village\n\nIngredients: 500 g flour, 80 g butter, a little yeast, two pounds of plums.\n\n1. Let the dough rise until it has doubled.\n2. Halve the plums and set them close together.\n3. Bake until the edges are dark.\n4. Sugar while it is hot.',
    form: 'scroll',
    names: /4 points in a list|“ingredients”/i,
  },
  {
    name: 'a poem',
    content:
      'The heron stands\nwhere the river turns,\none leg in the cold,\none in the light.\n\nNothing moves\nbut the year.\n\nWhen it flies\nthe water keeps\nthe place.',
    form: 'scroll',
    tags: ['nature'],
    names: /short lines read like verse/,
  },
  {
    name: 'a poem in German',
    content:
      'Der Mond ist aufgegangen\nüber dem stillen Feld.\nEin Hund bellt in der Ferne,\ndann schweigt die ganze Welt.\n\nIm Fenster brennt ein Licht,\ndas niemand löschen mag.\nDer Wald steht schwarz und schweiget\nund wartet auf den Tag.',
    form: 'scroll',
    tones: ['peaceful'],
    tags: ['nature'],
    names: /verse/,
  },
  {
    name: 'a chapter of a story',
    content: `Chapter Three\n\n${'The ferry left at dawn with eleven passengers and a goat. Marek counted them twice, because the captain had asked him to, and because counting kept his hands from the letter in his coat. Nobody on the island expected them. '.repeat(14)}`,
    form: 'scroll',
    tags: ['marek'],
    names: /chapter/,
  },
  {
    name: 'a text about a thing',
    content:
      'The lighthouse at Cape Veld was built in 1874 on the remains of a chapel. Its lens came from Paris by ship and by ox cart. The light can be seen from nineteen miles and turns once in twelve seconds. The last keeper left in 1988, when the station was made automatic, and the keeper’s house has stood empty since. Gulls nest in the gallery.',
    form: 'scroll',
    names: /tells of things/,
  },
  {
    name: 'minutes for the record',
    content:
      'Minutes of the meeting of the allotment society, for the record. Present: twelve members. The fence on the north side will be mended in April. The water barrels are to be emptied before the frost. The treasurer reported a surplus of eighty euros. The next meeting takes place in the shed of plot nine.',
    form: 'scroll',
    status: 'archived',
    names: /“Minutes of”|“for the record”/i,
  },
  {
    name: 'a thought of the day',
    content:
      'Today I noticed that I do not rush home any more. I think something in me has become slower, and I like it. I walked along the canal and wondered when that began.',
    form: 'reflection',
    tones: ['contemplative'],
    names: /first person.*“Today”|thinks back/,
  },
  {
    name: 'a diary page',
    content:
      '14 March 2019\n\nSlept badly. My sister rang at six, she is at the hospital with the little one. I made tea and waited. In the evening the fever was down and I cried in the kitchen, from relief I suppose.',
    form: 'reflection',
    tones: ['tender'],
    tags: ['connection', 'healing'],
    names: /dated like a diary/,
  },
  {
    name: 'a childhood memory',
    content:
      'My grandmother kept her letters in a biscuit tin under the stairs. On Sundays she read one of them aloud to us children, and nobody was allowed to speak until the tea was cold.',
    form: 'reflection',
    tones: ['nostalgic'],
    tags: ['childhood'],
  },
  {
    name: 'a thought in Spanish',
    content: 'Hoy me siento en paz. Creo que por fin perdoné a mi padre, y me pregunto por qué tardé tanto en hacerlo.',
    form: 'reflection',
    tones: ['peaceful'],
    tags: ['healing'],
  },
  {
    name: 'a thought in German',
    content:
      'Ich denke heute oft an den Sommer am Meer. Ich glaube, ich war damals mutiger, und ich frage mich, wohin dieser Mut gegangen ist.',
    form: 'reflection',
    tags: ['nature'],
  },
  {
    name: 'something to let go of',
    content: 'I have decided to let it go. I was angry at my old boss for two years, and it is time to move on.',
    form: 'reflection',
    status: 'fading',
    names: /“let it go”/,
  },
  {
    name: 'a vow',
    content: 'I promise that I will call my mother every Sunday, whatever the week was like.',
    form: 'reflection',
    status: 'anchored',
    names: /“I promise”/,
  },
  {
    name: 'grief',
    content:
      'Since the funeral I keep setting two cups on the table. I feel foolish and I feel close to her at once. Grief is a strange guest: it does not leave, but it has begun to help with the dishes.',
    form: 'reflection',
    tags: ['loss'],
  },
  {
    name: 'a prayer',
    content:
      'Lord, bless this house\nand all who sleep in it.\nBless the bread and the road.\nLet the night be gentle,\nlet the morning come,\nand keep the light in the window holy.\nAmen.',
    form: 'scroll',
    tones: ['sacred'],
    names: /verse|“bless”/i,
  },
  { name: 'one word', content: 'Lighthouse', form: 'reflection', names: /short/ },
  { name: 'a mark', content: '…', form: 'reflection', names: /short/ },
  { name: 'a picture sign', content: '🕯️', form: 'reflection', names: /short/ },
  { name: 'figures', content: '12 04 1988', form: 'reflection', names: /short/ },
  {
    name: 'a Chinese thought',
    content: '今天我一个人走到河边。我想起小时候和爷爷一起放风筝的日子，风很大，他的手很暖。',
    form: 'reflection',
  },
];
