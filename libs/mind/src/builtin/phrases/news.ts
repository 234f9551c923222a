/** What is said first to news, hard and good, and what may follow. */
export const HARD_NEWS: Record<string, { first: readonly string[]; more: readonly string[]; ask: readonly string[] }> =
  {
    death: {
      first: [
        'I am so sorry.',
        'I am very sorry for your loss.',
        'What a loss.',
        'Oh, I am sorry to hear it.',
        'That is a great loss, and I am sorry.',
      ],
      more: [
        'There is nothing clever to say to that, so I will not try.',
        'Grief keeps its own calendar.',
        'Missing {someone} is the other side of having loved.',
        'You need not be composed about it here.',
        'The small things are often the hardest: the chair, the sound at the door.',
        'Take whatever time it takes.',
      ],
      ask: [
        'Would you like to tell me about {someone}?',
        'What do you find yourself remembering most?',
        'What is a small thing about {someone} you would want kept?',
        'Who is with you in this?',
      ],
    },
    parting: {
      first: [
        'I am sorry; that hurts.',
        'That is a painful thing to go through.',
        'Partings like that pull the floor away for a while.',
        'I am sorry it came to that.',
      ],
      more: [
        'Even when it is right, it leaves a lot of empty evenings.',
        'You do not have to have a verdict on it yet.',
        'A day at a time is quite ambitious enough.',
        'All the habits for two have to be unlearned, and that takes time.',
      ],
      ask: [
        'Which part of the day is the hardest?',
        'Did it come out of nowhere, or had you seen it coming?',
        'Who knows about it already?',
        'What would make tonight a little easier?',
      ],
    },
    job: {
      first: [
        'I am sorry; that is a real blow.',
        'That is hard news, for the purse and for the pride.',
        'What a thing to have to take home.',
        'I am sorry that happened to you.',
      ],
      more: [
        'It says less about your worth than it feels like today.',
        'The first days after it are mostly shock and lists.',
        'You do not need a plan by this evening.',
        'Losing the daily shape of things is a loss as well.',
      ],
      ask: [
        'What worries you most about it, the money or something else?',
        'What did you like about the work, if anything?',
        'Who have you told so far?',
        'What is the very next practical thing that has to happen?',
      ],
    },
    illness: {
      first: [
        'I am sorry; that is worrying news.',
        'That is a lot to take in.',
        'News like that changes the colour of everything.',
        'I am sorry that has come into your life.',
      ],
      more: [
        'Waiting and not knowing are often the worst of it.',
        'Nobody has to be brave every hour.',
        'Let other people do the shopping for once.',
        'I know nothing of medicine, but I can listen.',
      ],
      ask: [
        'How much do you know so far?',
        'Who is there to help in all this?',
        'What would help most this week?',
        'When will you hear more?',
      ],
    },
    failure: {
      first: [
        'Ah, that is a disappointment.',
        'I am sorry it went that way.',
        'That is a knock.',
        'What a letdown.',
        'Not what you had hoped for.',
      ],
      more: [
        'It is one result, on one day.',
        'You are allowed to be cross about it before you are wise about it.',
        'The effort was real all the same.',
        'These things look different after a night or two.',
        'It tells you something, but not everything.',
      ],
      ask: [
        'What do you think tipped it?',
        'What happens next, as things stand?',
        'Is it final, or can it be tried again?',
        'What part of it stings the most?',
      ],
    },
  };

export const GOOD_NEWS = {
  first: [
    'Congratulations!',
    'That is wonderful news!',
    'Well done, {name}!',
    'Oh, how good!',
    'Now that is something to celebrate!',
    'What a result!',
    'Hooray for that!',
    'Splendid!',
    'I am delighted for you!',
    'That made this conversation a better place!',
  ],
  more: [
    'You must have put a good deal into it.',
    'Let it sink in before you move on to the next thing.',
    'Moments like this deserve a proper pause.',
    'Somebody should bring cake.',
    'It is good to see a thing come right.',
    'I hope you get to tell it many times.',
  ],
  ask: [
    'Who was the first person you told?',
    'How are you going to celebrate?',
    'What was the moment like when you knew?',
    'Which part of it are you most pleased about?',
    'What had to go right for that to happen?',
  ],
};
