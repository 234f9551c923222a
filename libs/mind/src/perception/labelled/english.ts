/** What the writer feels | what kind of message it is | the message. */
export const ENGLISH = `
joy | plain | I'm so happy today, the sun finally came out and we had breakfast in the garden
excitement | plain | omg only two more days until the concert, I can't wait!!!
love | plain | I love him so much it almost hurts
peace | plain | just sitting by the lake with a cup of tea, it's so peaceful here
curiosity | plain | I keep wondering how octopuses think. do you know anything about it?
trust | plain | I know I can tell you this, you never judge me
vulnerability | plain | I feel so ashamed about what I said at dinner
contemplation | plain | lately I think a lot about what the second half of my life should look like
gratitude | plain | Thank you for listening to me last night. It meant a lot
wonder | plain | saw the northern lights for the first time. I just stood there with my mouth open, it was breathtaking
fear | plain | I'm terrified of the operation on thursday
anger | plain | my landlord kept the whole deposit, I am FURIOUS
loneliness | plain | some evenings I feel like the last person on earth
tiredness | plain | worked a double shift again, I'm completely wiped out
anger | plain | Ugh. The neighbours are drilling AGAIN at seven in the morning
fear | plain | a bit nervous about tomorrow's interview
gratitude, love | plain | I honestly don't know where I'd be without my sister, I'm so lucky to have her
excitement | plain | guess what!! I booked the flights to Lisbon!
curiosity | plain | I found an old diary in the attic, who do you think it belonged to? I really want to find out
wonder | plain | isn't it strange and beautiful that the light of those stars is older than all of us
contemplation | plain | I can't decide whether to stay in this job or go back to school, I keep turning it over in my mind
sadness | plain | everything feels grey and pointless this week
trust | plain | My new therapist seems really good, I feel like I can open up to her
anger | plain | I'm tired of explaining myself to people who don't listen
wonder | plain | a caterpillar turns into soup and then into a butterfly?? I still can't get over it, nature is unbelievable
peace | negated | I'm not angry any more, it's fine
contemplation | negated | I'm not sad, just thinking
sadness | negated | I'm not happy here
tiredness | negated | I don't feel rested at all, and I slept ten hours
joy | negated | I've never felt less lonely than these last weeks with the choir
none | negated | no, I wasn't scared, it's only a horror film
peace | negated | no longer afraid of flying, I even slept through the turbulence
sadness | negated | I don't enjoy anything lately
none | negated | I wouldn't say I'm excited about it
joy | negated | couldn't be happier with how it turned out
anger | negated | not exactly thrilled that they moved my desk without asking
none | negated | I'm neither sad nor glad about the move
fear | negated | can't say I'm not worried
none | negated | it didn't make me angry at all
vulnerability | negated | I'm not as strong as everyone thinks
none | negated | I'm not tired yet, tell me another story
anger | negated | I don't hate him, but I won't forgive him either
none | negated | I never really trusted her, to be honest
peace | negated | nothing to worry about any more, the lump was harmless
none | negated | we're not lonely out here, there's always somebody dropping by
sadness, gratitude | mixed | I'm heartbroken that she's gone but so grateful for every year we had
excitement, fear | mixed | moving to Berlin in a week, half excited, half scared to death
joy, tiredness | mixed | exhausted but happy, what a wedding
anger, sadness | mixed | I'm mad at him and at the same time I miss him terribly
love, fear | mixed | I love being a mum, and every night I lie there afraid that something happens to her
joy, sadness | mixed | last day of school for my youngest. proud and a bit weepy
curiosity, fear | mixed | part of me wants to know what's in the letter and part of me is afraid to open it
peace, loneliness | mixed | the house is quiet now. it's calm, but lonely too
gratitude, vulnerability | mixed | thanks for not laughing at me. I felt really stupid telling you that
wonder, love | mixed | I watched my daughter sleep, all those tiny fingers. how can someone be so small and so perfect
trust, fear | mixed | I'm scared of the treatment but I trust my doctors
joy, anger | mixed | We won, though the referee was a disgrace and I'm still fuming
contemplation, sadness | mixed | looking through old photos tonight, thinking about all the roads I didn't take, and it makes me a little sad
excitement, tiredness | mixed | slept three hours because I was too excited about the new puppy
anger | ironic | oh wonderful, the train is cancelled again. best day ever
anger | ironic | Yeah right, because working on Sundays is exactly what I dreamed of
anger | ironic | thanks a lot for nothing, weather app 🙄
loneliness, sadness | ironic | love how my colleagues always forget to invite me 🙃
anger | ironic | Fantastic. The washing machine flooded the kitchen
tiredness | ironic | four hours of sleep, I feel absolutely amazing, as you can imagine
anger, sadness | ironic | wow, he actually remembered my birthday. three weeks late. how sweet
fear | ironic | oh yay, root canal tomorrow, I'm thrilled
anger | ironic | what a joy to spend the evening on hold with the bank
anger | ironic | sure, just dump it all on me, I have nothing else to do
loneliness | ironic | party of one again on new year's eve, living the dream
none | others | my sister was furious when she saw the car
none | others | his ex is still madly in love with him apparently
none | others | Mum says dad is much calmer since he retired
sadness | others | my son cries himself to sleep every night and it breaks my heart
curiosity | others | do you think people felt lonelier before phones existed?
none | others | the kids are excited about the snow
anger | others | my boss was in a rage today and took it out on me, I could have thrown my laptop
none | others | Anna told me that she feels lonely in Oslo
joy | others | my best friend got engaged and she's over the moon, and so am I
none | others | he looked tired on the video call
none | others | the character is heartbroken at the end and then just walks into the sea
none | others | they were angry with each other for years, long before I was born
none | none | what time is it in Tokyo right now?
none | none | can you remind me what we talked about on tuesday
none | none | I had pasta for lunch and then went to the post office
none | none | the meeting moved to 3pm
none | none | ok
none | none | My cousin lives in Leeds, she works for the council
none | none | please write me a shopping list for lasagne
none | none | I think the blue one goes better with the curtains
none | none | it's a sad song but a good one to learn on the guitar
none | none | The film was about an angry god and a village
none | none | how do you spell accommodation
none | none | happy hour starts at five at the place on the corner
none | none | I take the 8:15 bus on weekdays
love | implied | She fell asleep on my shoulder and I thought: this is it, this is my whole heart
loneliness | implied | I've been here for three months now and I still don't know anybody I could call
peace | implied | I finished everything on my list and now I can finally breathe
fear | implied | what if the results are bad? I can't stop thinking about it
anger | implied | He lied to me. To my face
loneliness, sadness | implied | nobody ever asks how I am
tiredness | implied | it's 4am and the ceiling and I are old friends by now
sadness | implied | Her side of the bed is still made up. I can't bring myself to change the sheets
joy | implied | My manager read my report out loud to the whole team and said that's how it's done
joy, love | implied | She was born at 6:12 this morning, 3.4 kilos, all fingers and toes
fear | implied | the hospital said they'd ring before five. it's twenty to six
vulnerability, trust | implied | I only have two people who've ever seen me like this, and you're one of them
anger | implied | he took the credit for my work in front of everyone
excitement | implied | countdown: 3 sleeps till we pick up the keys to our very first house!!
sadness | implied | They put our old dog down this afternoon
`;
