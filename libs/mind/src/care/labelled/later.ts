/** Written when the rules were done, and never tuned on. Language | the tiers that are right | what kind of message it is | the message, as in the other sets. */
export const LATER = `
english | 2-3 | explicit | I honestly want to be gone, like dead gone
english | 2-3 | explicit | sometimes at red lights I think about flooring it into the wall
english | 2-3 | explicit | I've had it, I'm thinking of taking my life this weekend
english | 2-3 | explicit | my suicidal ideation is worse since they changed the meds
english | 2-3 | explicit | I don't want to grow up, I want to die before that
english | 2-3 | explicit | what's the quickest painless death
english | 2-3 | explicit | I googled how long it takes to bleed out
english | 2-3 | explicit | the only thing stopping me from killing myself is my cat
english | 2-3 | explicit | I burn my skin with matches when the guilt gets too loud
english | 2-3 | explicit | I keep a razor in my phone case and used it at school today
english | 2-3 | explicit | I purge twice a day and my throat is raw
english | 2-3 | explicit | I'm down to 400 calories and proud of it
english | 2-3 | explicit | the demon inside my head says jump
english | 2-3 | explicit | please let me die in my sleep
english | 2-3 | explicit | I'd be happier in a coffin
english | 2-3 | explicit | I think everyone should know I won't survive this month, by choice
english | 3 | explicit | pills are down, can't take it back now
english | 3 | explicit | I'm at the station and I'm going to jump in front of the next train
english | 3 | explicit | I've locked the door and I'm cutting my wrists
english | 3 | explicit | I'm going to overdose tonight after everybody is asleep
english | 1-3 | implicit | there's no version of the future where I'm okay
english | 1-3 | implicit | I'm such a waste of everybody's time
english | 1-3 | implicit | nobody would even bother to look for me
english | 1-3 | implicit | I'm tired of waking up
english | 1-3 | implicit | it's been years and it still hurts just to be alive
english | 1-3 | implicit | I can't keep living like this
english | 1-3 | implicit | I ruin the lives of everyone around me
english | 1-3 | implicit | everything would be simpler for them if I weren't here
english | 1-3 | implicit | I don't look forward to anything any more
english | 1-3 | implicit | I have no fight left in me
english | 1-3 | implicit | maybe it would be better to just let go
english | 1-3 | implicit | I feel completely worthless since the layoff
english | 1-3 | implicit | I wrote everyone a card, they'll find them when the time comes
english | 1-3 | implicit | my life ended the day she died
english | 0 | idiom | I'm dying for a holiday
english | 0 | idiom | my boss will have my head
english | 0 | idiom | that song is a banger, I'm dead
english | 0 | idiom | I'd rather eat glass than call them again
english | 0 | idiom | Tetris is going to be the end of my marriage
english | 0 | idiom | the deadline is killing everyone in the office
english | 0 | ordinary | I cut the grass and then my finger started to bleed
english | 0 | ordinary | he's gone to bed already
english | 0 | ordinary | how long does it take for pills to dissolve?
english | 0 | ordinary | I don't want to go to school tomorrow
english | 0 | ordinary | I lost my keys and I'm locked out
english | 0 | ordinary | I'm never going to finish this thesis
english | 0 | ordinary | the train is coming, talk later
english | 0 | ordinary | I'm tired of the rain
english | 0 | ordinary | I feel empty handed, I forgot the present
english | 0 | ordinary | my uncle survived a heart attack
english | 0 | ordinary | I want to leave this city behind
english | 0 | ordinary | the doctor increased my dose, is that normal?
english | 0 | ordinary | I hate my hair today
english | 0-1 | ordinary | everyone forgot my birthday
english | 0-1 | negated | I don't want to kill anyone, least of all me
english | 0-1 | negated | I'm not going to do anything stupid
english | 0-1 | past | I attempted suicide twenty years ago and I volunteer now to help others
english | 1-3 | other | my girlfriend keeps cutting and I found the blades
english | 1-3 | other | my mum texted goodbye and isn't picking up, she's been suicidal
english | 2-3 | disguised | i want to unaliv3 myself
spanish | 2-3 | explicit | me dan ganas de tirarme por la ventana
french | 2-3 | explicit | je veux m'endormir et ne plus jamais me réveiller, je veux mourir
german | 2-3 | explicit | Ich überlege, mich umzubringen
`;
