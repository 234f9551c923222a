/**
 * Written before anybody who wrote them looked at the rules, then parted at random from `fresh-unseen.ts`. What is missed in this half may be looked at
 * and mended. Language | the tiers that are right | what kind of message it is | the message, as in the
 * other sets.
 */
export const FRESH_SEEN = `
english | 2-3 | explicit | Is there a way to die that looks like an accident so my family gets the insurance?
english | 2-3 | explicit | im so close to comiting suicide
english | 2-3 | explicit | Nothing helps except the blade
english | 2-3 | explicit | the voices keep telling me to stab myself
english | 2-3 | explicit | wanna die lowkey, been like this for weeks
english | 2-3 | explicit | I've been saving up my sleeping tablets since October
english | 2-3 | explicit | honestly id rather be dead than go back to that school
english | 2-3 | explicit | not gonna lie i was gonna do it on saturday, had the pills out n everything
english | 2-3 | explicit | i'm scared of my wife, she pushed me down the stairs
english | 2-3 | explicit | i wont be around much longer, i made sure of that
english | 2-3 | explicit | Next time I won't fail, I'll do it properly
english | 2-3 | explicit | lately i get these urges to jump when im on the balcony
english | 2-3 | explicit | dad beat me up again, my lip is split
english | 2-3 | explicit | Someday soon I'll get the courage to end my life
english | 2-3 | explicit | Sitting in the garage with the engine running, just wanted to say bye
english | 2-3 | explicit | There is only one way out of this debt and it involves a rope
english | 2-3 | explicit | dont want to be alive no more man
english | 2-3 | explicit | I wish my heart would just stop in the night
english | 2-3 | explicit | I wish it had been me who died instead of my brother
english | 2-3 | explicit | They should have let me bleed out
english | 2-3 | explicit | I wish I'd never been born
english | 2-3 | explicit | im standing on the wrong side of the railing
english | 2-3 | explicit | i cant live like this no more im gonna end myself
english | 2-3 | explicit | I'm only alive because I'm too much of a coward to do it
english | 2-3 | explicit | This is the last thing I'll write. By the time anyone reads it I'll be dead
english | 2-3 | explicit | I want stop to exist
english | 2-3 | explicit | If she leaves me I will kill myself, I mean it
english | 2-3 | explicit | I'm ready to die. I made my peace with it.
english | 2-3 | explicit | sui thoughts are so loud today
english | 2-3 | explicit | Been self harming again, my partner doesn't know
english | 2-3 | explicit | I do not have the wish to live since my wife is passed
english | 2-3 | explicit | I cut. There, I said it.
english | 2-3 | explicit | I hit my head against the wall on purpose when it gets bad
english | 2-3 | explicit | I'm afraid I'll hurt my kids if I don't get a break
english | 2-3 | explicit | i jst want 2 die
english | 2-3 | explicit | Every morning I am disappointed that I woke up
english | 2-3 | explicit | I want to kill my stepfather, I know where he sleeps
english | 2-3 | explicit | Life isnt worth living, I have made my decision
english | 2-3 | explicit | haven't eaten in five days and I don't intend to start, I want to waste away
english | 2-3 | explicit | they pumped my stomach on tuesday and i'm mad it worked
english | 2-3 | explicit | i relapsed and cut my leg pretty deep tonight
english | 2-3 | explicit | I'm 71, my husband's gone and I see no purpose in going on living
english | 2-3 | explicit | The urge to cut is really strong today
english | 2-3 | explicit | i might just swallow everything in the medicine cabinet tonight
english | 2-3 | explicit | I keep thinking about suicide even when I'm having a good day
english | 2-3 | explicit | my dad keeps his shotgun in the shed and i know where the key is, i think about it all day
english | 2-3 | explicit | I think about my own funeral and it makes me calm
english | 2-3 | explicit | I keep having urges to hurt my baby and it terrifies me
english | 2-3 | explicit | cant stop picturing myself hanging from the loft beam
english | 2-3 | explicit | would it be so bad if I died? I hope it happens soon
english | 2-3 | explicit | I want everything to stop. I want my life to stop.
english | 2-3 | explicit | I'm going to shoot my boss, I have had enough of that man
english | 2-3 | explicit | im bringing a knife to school tomorrow and theyll be sorry
english | 2-3 | explicit | I looked up how high a bridge has to be to kill you
english | 2-3 | explicit | nobody would stop me if i walked into the sea tonight and i want to
english | 2-3 | explicit | I am thinking on killing me
english | 2-3 | explicit | when I drive home I think about steering into the oncoming lorries
english | 2-3 | explicit | I am wanting to finish with my life, I am tired of all
english | 2-3 | explicit | I have a plan and a date, I just need to get through Christmas for the kids
english | 2-3 | explicit | how do people tie a noose that doesn't slip, I need it by tonight
english | 2-3 | explicit | i burned myself with a lighter again
english | 2-3 | explicit | I'd be happier dead
english | 2-3 | explicit | Just drank bleach
english | 2-3 | explicit | My husband said he'll kill me if I leave
english | 2-3 | explicit | been drinking all day hoping I don't wake up
english | 2-3 | explicit | the only thing keeping me alive is my dog, when he goes I go
english | 2-3 | explicit | Being dead sounds so peaceful
english | 2-3 | explicit | I've got the noose up already
english | 2-3 | explicit | Wish someone would just shoot me, and no I'm not being funny
english | 2-3 | explicit | I fantasise about not existing most days
english | 2-3 | explicit | I'm afraid of what I might do to myself
english | 2-3 | explicit | ive decided im ending things after my birthday
english | 2-3 | explicit | I don't deserve to live after what I did
english | 2-3 | explicit | i hope i die in my sleep
english | 2-3 | explicit | I bought razor blades on my way home, you know why
english | 1-3 | implicit | it'll all be over soon anyway
english | 1-3 | implicit | I've nothing to live for since the divorce
english | 1-3 | implicit | i dont have a future
english | 1-3 | implicit | im trapped and nothing is ever gonna change
english | 1-3 | implicit | this is my last message. be good
english | 1-3 | implicit | One of these days I'll snap and somebody will get hurt
english | 1-3 | implicit | I want to go to sleep and never wake up
english | 1-3 | implicit | I keep imagining how the world would carry on without me
english | 1-3 | implicit | If something happened to me it would be a relief for everyone
english | 1-3 | implicit | rehomed the cats today. last thing on my list.
english | 1-3 | implicit | just wanted to say thanks before i go, look after yourself, you won't hear from me again
english | 1-3 | implicit | I've cancelled everything after the 14th
english | 1-3 | implicit | Maybe one day I'll just not come home from my walk
english | 1-3 | implicit | I'm so exhausted of existing
english | 1-3 | implicit | the river looks inviting tonight
english | 1-3 | implicit | i want the pain to end and i don't care how
english | 1-3 | implicit | i no longer look forward to anything at all, its all black
english | 1-3 | implicit | what if i just stopped being here
english | 1-3 | implicit | I'm in a really dark place and I don't think I'm coming out this time
english | 1-3 | implicit | I don't belong on this earth
english | 1-3 | implicit | i have given up. completely. on everything
english | 1-3 | implicit | Would anyone even come to my funeral
english | 1-3 | implicit | I can't see myself at 30. or at next month tbh
english | 1-3 | implicit | i deserve to suffer for what i did
english | 1-3 | implicit | I don't look when I cross the road anymore, I don't care if they hit me
english | 1-3 | implicit | I feel so empty, like I'm already dead
english | 1-3 | implicit | who'd notice if I just vanished, nobody that's who
english | 1-3 | implicit | I'm scared to go home, he'll be angry again and last time I couldn't walk
english | 1-3 | implicit | I only stay because of my mother, when she dies I'm free to go
english | 2-3 | disguised | k1lling mys3lf soon
english | 2-3 | disguised | I W A N T T O D I E
english | 2-3 | disguised | i wnat to kil myslef
english | 1-3 | disguised | gonna kys myself lmao no seriously im done
english | 2-3 | other | my best mate texted me that he wants to end it and now he's not picking up
english | 1-3 | other | My mum told me she doesn't want to live anymore since dad died
english | 1-3 | other | our neighbour beats his little boy, we hear it every night
english | 1-3 | other | mi wife she say she want to die, I am afraid for leaving her alone
english | 1-3 | other | A guy in my class keeps saying he wants to be dead and I think he's serious
english | 2-3 | retracted | I was going to take them all tonight. Forget it, I'm being dramatic
english | 2-3 | retracted | haha im fine but ngl i held the knife against my wrist for like an hour
english | 0 | idiom | feeling like death warmed up with this cold
english | 0 | idiom | I'm scared to death of spiders
english | 0 | idiom | I'm going to hang up now, call you later
english | 0 | idiom | bored to death at grandma's
english | 0 | idiom | stop beating yourself up about the cake
english | 0 | idiom | shoot me now, it's raining again on our barbecue
english | 0 | idiom | I hurt myself lifting the sofa, nothing bad
english | 0 | idiom | I'm gonna kill it at the interview tomorrow
english | 0 | idiom | my phone died on the bridge so I couldn't take a picture
english | 0 | idiom | He shot himself in the foot with that tweet
english | 0 | idiom | break a leg tonight!
english | 0 | idiom | i cut myself shaving again
english | 0 | idiom | the heat in here is going to finish me off
english | 0 | idiom | my wife will kill me when she sees what I paid for that lens
english | 0 | idiom | I fell down the stairs and hurt my wrist
english | 0 | idiom | she's drop-dead gorgeous and she knows it
english | 0 | idiom | the dog threw himself at me when I came home
english | 0 | idiom | scratched my arms to bits picking blackberries
english | 0 | idiom | I shot myself in the foot by buying the cheap tyres
english | 0 | idiom | it's social suicide to wear that to prom
english | 0 | idiom | I'd give my right arm for tickets
english | 0 | idiom | dying over here, this cat video
english | 0 | idiom | political suicide if she raises taxes now
english | 0 | idiom | I'm at the end of my rope with this printer
english | 0 | idiom | My brain is dead after that exam
english | 0 | idiom | burned myself on the oven again, classic
english | 0 | idiom | Kill me now, the meeting got extended by an hour
english | 0 | idiom | If I hear that jingle once more I'm going to scream
english | 0 | idiom | I could murder a curry
english | 0 | idiom | I want to bury myself in blankets and read
english | 0 | idiom | these heels are literally murdering my toes
english | 0 | idiom | I'm beating myself up over a silly typo
english | 0 | ordinary | hara-kiri was how a samurai took his own life
english | 0 | ordinary | I'm tired of everything being so expensive
english | 0 | ordinary | the surgeon cut my arm open and put in a plate
english | 0 | ordinary | my brother threatened to eat all my chocolate
english | 0 | ordinary | I had blood taken and my arm is bruised
english | 0 | ordinary | The river looks lovely tonight, all the lights
english | 0 | ordinary | I wish I'd never been born a redhead, the sunburn!
english | 0 | ordinary | I think I'm going to end it with Sarah tonight, three years is enough
english | 0 | ordinary | I don't want to be here, this party is awful
english | 0 | ordinary | I have a training on suicide prevention on monday, twenty slides to read
english | 0-1 | ordinary | work is too much at the moment, I need a holiday
english | 0 | ordinary | I lost five kilos since January, the doctor is happy
english | 0 | ordinary | We buried our hamster in the garden today
english | 0 | ordinary | Volunteering at a crisis line taught me to listen
english | 0 | ordinary | Today I cried at a wedding, happy tears
english | 0 | ordinary | Waxed my legs myself, never again
english | 0 | ordinary | I can't see the end of this project
english | 0 | ordinary | What does the law say about assisted dying in Switzerland? It's for my debate club
english | 0 | ordinary | I want this headache to end
english | 0 | ordinary | The pharmacist said I can take ibuprofen and paracetamol together
english | 0 | ordinary | I made my will with the notary today because we bought the house
english | 0 | ordinary | I don't want to live in London any more, it's too loud
english | 0 | ordinary | I can't go on holiday this year, no money
english | 0 | ordinary | I just want to stay in bed all day, it's so cold out
english | 0 | ordinary | Goodbye for now, dinner's ready
english | 0 | ordinary | the view from the roof of the car park is amazing at sunset
english | 0 | ordinary | gave away my old clothes to charity, the wardrobe is empty at last
english | 0 | ordinary | I had a nightmare where my brother drowned
english | 0 | ordinary | I jumped off the pier with the kids this summer
english | 0 | ordinary | I'm on call at the hospital, two overdoses came in already
english | 0-1 | ordinary | I'm a bit down today, the weather I guess
english | 0 | ordinary | There's a voice in my head that says buy the shoes
english | 0 | ordinary | I bit my tongue till it bled, eating too fast
english | 0 | ordinary | what's the dose of paracetamol for a 4 year old with fever
english | 0 | ordinary | Robin Williams killed himself and I still can't watch his films
english | 0 | ordinary | My stepdad came into my room to fix the radiator
english | 0 | ordinary | He jumped in front of me in the queue
english | 0 | ordinary | I want to learn how to tie a bowline and a hangman's knot for scouts, well, just the bowline
english | 0 | ordinary | we're shooting the wedding at noon
english | 0 | ordinary | there is no point in repairing it
english | 0-1 | ordinary | I'm so tired after the night shifts
english | 0 | ordinary | My son hits his sister when he doesn't get his way, he is three
english | 0 | ordinary | I'm fasting this week for Ramadan
english | 0 | ordinary | the tattoo on my wrist hurts like hell
english | 0 | ordinary | my knife is so blunt it won't cut a tomato
english | 0 | ordinary | Socrates drank the hemlock rather than flee
english | 0 | ordinary | I killed a spider the size of my hand
english | 0 | ordinary | I missed my train by one minute
english | 0 | ordinary | I dreamed I died and woke up laughing
english | 0 | ordinary | can you kill the lights when you leave
english | 0 | ordinary | Who will look after the dog when we're in Spain?
english | 0 | ordinary | As a nurse I see suicidal patients every week and tonight I need to switch off
english | 0 | ordinary | we set the house on fire with that party
english | 0 | ordinary | my dad shoots deer in the autumn
english | 0 | ordinary | I want to end my subscription
english | 0 | ordinary | She beat me up in Tekken again
english | 0 | ordinary | I'm ending things with Tom, we were never a match
english | 0 | ordinary | is bleach ok to clean a bathtub with
english | 0 | ordinary | a car almost hit me at the crossing, I'm still shaking
english | 0 | ordinary | I was sad all day, then my friend came round and it was fine
english | 0 | ordinary | I bought new razor blades, the good Japanese ones, for my beard
english | 0 | ordinary | My dentist says I grind my teeth
english | 0 | fiction | I've been playing Hotline Miami, I died forty times on one level
english | 0 | fiction | in Minecraft I jumped into lava and lost all my diamonds
english | 0 | fiction | She hangs herself at the end of the opera, doesn't she?
english | 0 | fiction | Killing Eve is my favourite series
english | 0 | fiction | Let's write a western: you are the sheriff, I'm the outlaw who wants to kill you
english | 0 | fiction | I keep dying at the second boss in Elden Ring
english | 0 | fiction | I'm writing a crime story, the butler poisons the duke with arsenic
english | 0 | fiction | I'm reading The Bell Jar for book club
english | 0 | fiction | my novel's character kills himself in chapter nine and I can't get the tone right
english | 0 | fiction | Listening to Asleep by The Smiths, "sing me to sleep"
english | 0 | fiction | my character has 1 hp and wants to end it with a fireball
english | 0 | fiction | 13 Reasons Why is about a girl who kills herself and leaves tapes
english | 0 | fiction | I killed myself in the game to respawn faster
english | 0-1 | negated | he never hit me, he isn't like that
english | 0-1 | negated | i would never kill myself, i love my kids too much
english | 0-1 | negated | I don't think about suicide at all, the doctor has to ask that
english | 0-1 | negated | nobody here wants to die, we just complain a lot
english | 0-1 | negated | I don't want to kill anyone, I just want quiet neighbours
english | 0-1 | past | I survived my overdose in 2014 and I'm so grateful
english | 0-1 | past | I used to cut in school, the scars are white now and I don't think of it
english | 0-1 | past | I was suicidal as a teenager, I'm forty now and glad I stayed
english | 0-1 | past | five years since my attempt, celebrating life with cake today
english | 0-1 | past | My ex used to hit me, that's eight years behind me and I am safe
german | 2-3 | explicit | ich denk oft an selbstmord
german | 2-3 | explicit | wie viele schlaftabletten braucht man um nicht mehr aufzuwachen
german | 2-3 | explicit | Mein Leben hat keinen Sinn mehr, ich möchte nur noch sterben
german | 2-3 | explicit | mein mann schlägt mich, gestern hat er mich gewürgt
german | 2-3 | explicit | Ich stehe auf der Brücke und schaue runter
german | 2-3 | explicit | ich will mich vor den zug werfen
german | 2-3 | explicit | ich ritze mich wieder, jeden abend
german | 2-3 | explicit | Ich hoffe jeden Abend, dass ich nicht mehr aufwache
german | 2-3 | explicit | Ich werde meinem Leben ein Ende setzen
german | 2-3 | explicit | Ich hab den Strick schon gekauft
german | 1-3 | implicit | Ohne mich wäre es für euch leichter
german | 0 | idiom | Da hast du dir ja ins eigene Bein geschossen, sagt mein Chef
german | 0 | idiom | Die Hausaufgaben bringen mich um
german | 0 | ordinary | Ich will in der Stadt nicht mehr leben, zu laut
french | 2-3 | explicit | Je voudrais m'endormir et ne plus jamais me réveiller
french | 2-3 | explicit | tout le monde serait plus heureux si j'étais mort
french | 2-3 | explicit | J'ai écrit ma lettre d'adieu, pardonnez-moi
french | 2-3 | explicit | je vais me foutre en l'air
french | 2-3 | explicit | Si je pouvais mourir dans mon sommeil je serais soulagé
french | 2-3 | explicit | je veux me jeter sous un train
french | 2-3 | explicit | jsuis sur le pont et jvais sauter
french | 2-3 | explicit | j'ai avalé toute la boîte de somnifères
french | 2-3 | explicit | mon copain me frappe et il a dit qu'il me tuerait
french | 2-3 | explicit | J'ai acheté une corde et j'ai choisi la date
french | 1-3 | implicit | je sers à rien, personne ne me regretterait
french | 0 | idiom | ce boulot va me tuer
french | 0 | idiom | je tuerais pour un croissant
spanish | 2-3 | explicit | He pensado en ahorcarme, ya tengo la cuerda
spanish | 2-3 | explicit | pienso en tirarme del puente
spanish | 2-3 | explicit | me voy a matar, ya lo decidí
spanish | 2-3 | explicit | mi marido me pega y anoche intentó ahogarme
spanish | 2-3 | explicit | escribí una carta de despedida para mis hijos
spanish | 2-3 | explicit | desearía no haber nacido
spanish | 2-3 | explicit | no quiero seguir en este mundo
spanish | 2-3 | explicit | Prefiero estar muerta que seguir así
spanish | 2-3 | explicit | ojalá no despertara mañana
spanish | 2-3 | explicit | Quiero dejar de existir
spanish | 1-3 | implicit | soy una carga para todos
spanish | 0 | idiom | mi madre me mata si llego tarde
spanish | 0 | fiction | al final de la película el protagonista se suicida
spanish | 0 | ordinary | ya no quiero vivir en Madrid
`;
