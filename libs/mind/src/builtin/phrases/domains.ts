import type { Domain } from '../../perception/domains';

/** What can be asked about a subject, whatever exactly was said: nothing here presumes an event. */
export const DOMAIN_TALK: Record<Domain, { asks: readonly string[] }> = {
  family: {
    asks: [
      'What are you like when you are with them?',
      'Who in your family are you most like?',
      'What would they say about it, if they were asked?',
      'When do things between you feel easiest?',
    ],
  },
  friend: {
    asks: [
      'How did the two of you come to know each other?',
      'What do you usually end up talking about together?',
      'What makes that person easy or hard to be around?',
    ],
  },
  love: {
    asks: [
      'What do you wish were understood between you without saying?',
      'What do the two of you do well together?',
      'When did you last laugh about the same thing?',
      'What would a good evening together look like?',
    ],
  },
  animal: {
    asks: [
      'What is the funniest habit in that small character?',
      'How did the name come about?',
      'Who trained whom, would you say?',
      'Where is the favourite sleeping place?',
    ],
  },
  work: {
    asks: [
      'Which part of it would you do even unpaid?',
      'What would a good day there look like?',
      'Who makes it easier when you are there?',
      'What would you change first if it were up to you?',
    ],
  },
  study: {
    asks: [
      'Which bit of it do you secretly like?',
      'What is the part that refuses to stick?',
      'How do you learn best, with paper, people or silence?',
      'What made you choose it in the first place?',
    ],
  },
  home: {
    asks: [
      'Which corner of it is most yours?',
      'What would make the place feel finished?',
      'What do you see from the window?',
    ],
  },
  food: {
    asks: [
      'What do you make when nobody is watching?',
      'Which taste takes you straight back somewhere?',
      'Who taught you your way around a kitchen?',
      'What is the dish you would defend in an argument?',
    ],
  },
  music: {
    asks: [
      'Which piece do you go back to?',
      'What were you listening to the last time you could not stop?',
      'What does it change in you when you listen, or play?',
      'Who got you into it?',
    ],
  },
  book: {
    asks: [
      'What are you reading, or wanting to read?',
      'Which book would you press on a stranger?',
      'Do you finish books you dislike?',
      'Which character would you want as a neighbour?',
    ],
  },
  film: {
    asks: [
      'Which scene stayed with you?',
      'What could you watch again tomorrow?',
      'Do you mind knowing the ending beforehand?',
    ],
  },
  sport: {
    asks: [
      'What goes through your mind while you do it?',
      'What got you started?',
      'Where is your favourite route or place for it?',
      'What are you working towards, if anything?',
    ],
  },
  travel: {
    asks: [
      'What do you most hope to see?',
      'Which place would you go back to without thinking?',
      'Do you plan every hour, or let it happen?',
      'What always ends up in your bag?',
    ],
  },
  nature: {
    asks: [
      'What did you notice there that others walk past?',
      'Which season suits that place best?',
      'Do you go there to think, or to stop thinking?',
    ],
  },
  sleep: {
    asks: [
      'What usually goes round in your head at that hour?',
      'What does a good night look like for you?',
      'When did that begin?',
    ],
  },
  money: {
    asks: [
      'Which part of it presses the most right now?',
      'What would a little more room change for you?',
      'Is there someone who can look at the figures with you?',
    ],
  },
  health: {
    asks: ['How are you managing from day to day?', 'What helps, even a little?', 'Who is taking care of you with it?'],
  },
  garden: {
    asks: [
      'What is doing best at the moment?',
      'What would you grow if space were no object?',
      'Which plant has surprised you?',
    ],
  },
  game: {
    asks: ['What do you like best about it?', 'Do you play to win or to wander about?', 'Who do you play with?'],
  },
  making: {
    asks: [
      'What are you making at the moment?',
      'How do you know when a piece is finished?',
      'Which part of it do your hands enjoy most?',
      'Who gets to see it?',
    ],
  },
  tech: {
    asks: [
      'What is it supposed to do when it behaves?',
      'What have you already tried?',
      'What drew you to that sort of thing?',
    ],
  },
  feast: {
    asks: [
      'Who will be there?',
      'What would make it a good day for you?',
      'Which part are you looking forward to, and which less?',
    ],
  },
  weather: {
    asks: ['What does that sort of weather make you want to do?', 'Which season do you feel most at home in?'],
  },
};
