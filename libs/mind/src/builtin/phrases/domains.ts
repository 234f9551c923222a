import type { Domain } from '../../perception/domains';

/** What can be said and asked about a subject, whatever exactly was said: nothing here presumes an event. */
export const DOMAIN_TALK: Record<Domain, { remarks: readonly string[]; asks: readonly string[] }> = {
  family: {
    remarks: [
      'Families know exactly which buttons they installed.',
      'Nobody else shares quite that much history with you.',
      'Family ties are long ropes: they hold, and they chafe.',
      'People who knew us small never quite update the picture.',
    ],
    asks: [
      'What are you like when you are with them?',
      'Who in your family are you most like?',
      'What would they say about it, if they were asked?',
      'When do things between you feel easiest?',
    ],
  },
  friend: {
    remarks: [
      'Good friends are a kind of second memory.',
      'Friendship is mostly a long row of small attentions.',
      'People next to us shape our days more than plans do.',
    ],
    asks: [
      'How did the two of you come to know each other?',
      'What do you usually end up talking about together?',
      'What makes that person easy or hard to be around?',
    ],
  },
  love: {
    remarks: [
      'Living close to someone is a craft nobody is taught.',
      'Love is made of ordinary Tuesdays as much as anything.',
      'Two people rarely have the same map of the same house.',
    ],
    asks: [
      'What do you wish were understood between you without saying?',
      'What do the two of you do well together?',
      'When did you last laugh about the same thing?',
      'What would a good evening together look like?',
    ],
  },
  animal: {
    remarks: [
      'Animals have a way of arranging the whole household around themselves.',
      'A creature that is simply pleased you exist is hard to beat.',
      'They keep very strict hours for beings without watches.',
    ],
    asks: [
      'What is the funniest habit in that small character?',
      'How did the name come about?',
      'Who trained whom, would you say?',
      'Where is the favourite sleeping place?',
    ],
  },
  work: {
    remarks: [
      'Work takes the best hours of the day, so it matters how they feel.',
      'A job is half tasks and half people, and the people are usually the harder half.',
      'It is odd how much of a life happens in meetings.',
    ],
    asks: [
      'Which part of it would you do even unpaid?',
      'What would a good day there look like?',
      'Who makes it easier when you are there?',
      'What would you change first if it were up to you?',
    ],
  },
  study: {
    remarks: [
      'Learning mostly feels like being bad at something until suddenly it does not.',
      'There is a particular tiredness that comes from thinking.',
      'What one explains to somebody else tends to stay.',
    ],
    asks: [
      'Which bit of it do you secretly like?',
      'What is the part that refuses to stick?',
      'How do you learn best, with paper, people or silence?',
      'What made you choose it in the first place?',
    ],
  },
  home: {
    remarks: [
      'A home is slow to make and quick to miss.',
      'Rooms remember us more than we think.',
      'Moving a single chair can change a whole evening.',
    ],
    asks: [
      'Which corner of it is most yours?',
      'What would make the place feel finished?',
      'What do you see from the window?',
    ],
  },
  food: {
    remarks: [
      'Cooking is one of the few jobs that ends with everyone at a table.',
      'A dish made often enough becomes a kind of handwriting.',
      'A kitchen forgives most things except hurry.',
      'Food keeps memories better than photographs do.',
    ],
    asks: [
      'What do you make when nobody is watching?',
      'Which taste takes you straight back somewhere?',
      'Who taught you your way around a kitchen?',
      'What is the dish you would defend in an argument?',
    ],
  },
  music: {
    remarks: [
      'Music says some things without having to decide what they mean.',
      'A song can hold a whole year in three minutes.',
      'Practice is strange: nothing happens for weeks, and then it has.',
    ],
    asks: [
      'Which piece do you go back to?',
      'What were you listening to the last time you could not stop?',
      'What does it change in you when you listen, or play?',
      'Who got you into it?',
    ],
  },
  book: {
    remarks: [
      'A good book is company that never interrupts.',
      'Some sentences stay in the house long after the book has gone back.',
      'Everyone reads a slightly different book with the same title.',
    ],
    asks: [
      'What are you reading, or wanting to read?',
      'Which book would you press on a stranger?',
      'Do you finish books you dislike?',
      'Which character would you want as a neighbour?',
    ],
  },
  film: {
    remarks: [
      'A good story on a screen can rearrange a whole evening.',
      'It is often one small scene that stays, not the plot.',
      'Half the pleasure is talking about it afterwards.',
    ],
    asks: [
      'Which scene stayed with you?',
      'What could you watch again tomorrow?',
      'Do you mind knowing the ending beforehand?',
    ],
  },
  sport: {
    remarks: [
      'A body in motion often sorts out what a head could not.',
      'The hardest stretch is usually the one to the front door.',
      'Effort has its own odd kind of quiet.',
    ],
    asks: [
      'What goes through your mind while you do it?',
      'What got you started?',
      'Where is your favourite route or place for it?',
      'What are you working towards, if anything?',
    ],
  },
  travel: {
    remarks: [
      'Going away is a good way to see what one comes from.',
      'The best part of a journey is rarely the one in the guidebook.',
      'A place is never quite where the pictures left it.',
    ],
    asks: [
      'What do you most hope to see?',
      'Which place would you go back to without thinking?',
      'Do you plan every hour, or let it happen?',
      'What always ends up in your bag?',
    ],
  },
  nature: {
    remarks: [
      'Outdoors, most worries shrink to their proper size.',
      'A place like that asks nothing of anyone.',
      'Trees are very good at not being in a hurry.',
    ],
    asks: [
      'What did you notice there that others walk past?',
      'Which season suits that place best?',
      'Do you go there to think, or to stop thinking?',
    ],
  },
  sleep: {
    remarks: [
      'Nights are long when the mind keeps office hours.',
      'Sleep comes more easily when it is not being watched.',
      'What weighs ten pounds at noon weighs forty at three in the morning.',
    ],
    asks: [
      'What usually goes round in your head at that hour?',
      'What does a good night look like for you?',
      'When did that begin?',
    ],
  },
  money: {
    remarks: [
      'Money worries are tiring because they never clock off.',
      'Numbers are quieter once they are all written on one sheet.',
      'It is hardly ever only about the money.',
    ],
    asks: [
      'Which part of it presses the most right now?',
      'What would a little more room change for you?',
      'Is there someone who can look at the figures with you?',
    ],
  },
  health: {
    remarks: [
      'Bodies have their own timetable, and it is seldom ours.',
      'Being a patient takes patience, as the word warns.',
      'It is tiring when your own body becomes a project.',
    ],
    asks: ['How are you managing from day to day?', 'What helps, even a little?', 'Who is taking care of you with it?'],
  },
  garden: {
    remarks: [
      'A garden rewards attention and punishes impatience.',
      'There is great comfort in things that grow without being told.',
      'Soil under the nails is a good sort of dirt.',
    ],
    asks: [
      'What is doing best at the moment?',
      'What would you grow if space were no object?',
      'Which plant has surprised you?',
    ],
  },
  game: {
    remarks: [
      'Play is a serious matter, as anyone under ten can tell you.',
      'A good game makes rules feel like freedom.',
      'There is honest joy in one more turn.',
    ],
    asks: ['What do you like best about it?', 'Do you play to win or to wander about?', 'Who do you play with?'],
  },
  making: {
    remarks: [
      'Making something by hand is thinking at a pleasant speed.',
      'The gap between the picture in the head and the one on the table never quite closes, and that keeps people going.',
      'Mistakes are often where a style begins.',
    ],
    asks: [
      'What are you making at the moment?',
      'How do you know when a piece is finished?',
      'Which part of it do your hands enjoy most?',
      'Who gets to see it?',
    ],
  },
  tech: {
    remarks: [
      'Machines do exactly what they were told, which is the trouble with them.',
      'The fault is usually in the last place one would call interesting.',
      'Half of fixing things is finding out what is really broken.',
    ],
    asks: [
      'What is it supposed to do when it behaves?',
      'What have you already tried?',
      'What drew you to that sort of thing?',
    ],
  },
  feast: {
    remarks: [
      'Celebrations collect more feelings than they have chairs for.',
      'The days around a feast are often truer than the feast.',
      'Someone always ends up in the kitchen, and it is often the best place to be.',
    ],
    asks: [
      'Who will be there?',
      'What would make it a good day for you?',
      'Which part are you looking forward to, and which less?',
    ],
  },
  weather: {
    remarks: [
      'Weather is the one mood everybody in a street shares.',
      'The light outside decides more than we admit.',
      'Every kind of weather suits somebody.',
    ],
    asks: ['What does that sort of weather make you want to do?', 'Which season do you feel most at home in?'],
  },
};
