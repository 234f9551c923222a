/** Small corpora with a character each, for the tests: a line is a message. */
const linesOf = (text: string): string[] => text.trim().split('\n');

export const ENGINEER = linesOf(`
The valve failed because the pressure exceeded the limit by 12 percent.
If the sensor drifts, the controller compensates, therefore the output stays stable.
I measured the voltage twice. Both values were 4.8 V.
The cause is a loose connector on the motor, not the software.
We need data before we change the configuration.
I replaced the bearing and tested the motor for 40 minutes.
The error log shows the same fault at 03:14 and 03:29.
Given that the load is constant, the friction must have increased.
I compared the two pumps. The second is 8 percent more efficient.
The circuit has a fuse for exactly this reason.
A simpler structure has fewer failures, which means less maintenance.
The motor runs at 1400 revolutions. That is within tolerance.
I calculated the torque again. The first estimate was wrong.
Step one is to isolate the sensor. Step two is to verify the wiring.
The report is attached. See table 3.
Unless the pump is primed, the test is invalid.
The voltage drop depends on the length of the cable.
I fixed the controller. The root of the problem was a race condition.
There is a trade-off between speed and precision.
The sensor was calibrated in May, hence the deviation is small.
I assume the motor was stored in a damp room. The evidence is rust on the bearing.
The pump stopped because the fuse blew. The fuse blew because the motor jammed.
Average consumption is 230 watts.
I checked the wiring of the second pump. No fault.
`);

export const POET = linesOf(`
The moon came in through the kitchen window like an old friend.
I wrote a poem about the rain last night, it tasted of salt and silver.
Your silence is a lantern someone left burning in the snow.
I keep painting the same river, and every time it leaves as though it had somewhere better to be.
There is a shadow in this house that hums when I am sad.
I dreamed of wings again, soft as ash.
Imagine a city where the windows sing at dusk.
The wind writes its verses on the wheat and then forgets them.
I have been composing a small song out of whispers and rust.
Autumn smells of smoke and honey, like a letter from the dead.
The stars look like salt spilled on velvet.
I want to write one poem that glows in the dark.
My grandmother's voice was amber, slow and golden.
Every poem is a window that does not know it is glass.
I am sketching the sea from memory, and the waves keep changing.
The candle is telling the wall a story.
There is an ache in the light today, a kind of blue.
I painted the silence and it came out green.
I think of moss as the velvet of forgotten stones.
Some poems arrive like rain, some like an unpaid debt.
I invented a word for the colour of your absence.
The river has roots, I am sure of it.
I listened to the snow falling on the roses.
Dawn, and the petals open like small bright mouths.
`);

export const CARING = linesOf(`
How are you feeling today, did you sleep at all?
I'm so sorry, that sounds really hard.
Of course you felt hurt, anybody would have.
I'm here for you, whenever you want to talk.
How did it go with your mother yesterday?
Please be gentle with yourself this week.
I understand, you don't have to explain anything.
Sending you a big hug, my dear.
Did you eat something? I made soup and I can bring you some.
You were so brave in that meeting, I'm proud of you.
It must have been frightening to wait alone. Are you okay now?
Thank you for telling me, I know it was not easy.
Don't worry about the washing up, take care of you first.
How is your knee, is it feeling better?
I hear you. That is a lot to carry.
You are not alone in this, we will do it together.
Let me know when you are home safe.
I baked bread for your neighbour too, she looked tired.
Your feelings make sense, even the messy ones.
Sleep well, dear. I'm thinking of you.
I am glad you called, I was worried about you.
The bread is still warm if you want to come over.
Would you like me to come with you to the doctor?
I love you, and I am not going anywhere.
`);

export const EXPLORER = linesOf(`
Why is the sea salty but not the rivers?
I found a beetle under the stone today and it had green wings, what is it called?
What if we followed the stream until it stops?
I wonder how the owls find their way in the dark.
Today I learned that octopuses have three hearts!
How does a compass know where north is?
Let's find out what is behind the hill!
I discovered a cave with bats, I want to go back with a better map.
Did you know that some beetles can walk on water?
What happens if you plant a pine cone upside down?
I looked up the moon of Jupiter that has an ocean. Who lives there?
How many legs does a millipede really have?
I want to know everything about volcanoes.
Why do beetles shine?
I tried an experiment with vinegar and an egg, it got bouncy!
I am curious about that old map, where does the dotted line go?
We explored the island and found a shell with a hole, who made the hole?
What would happen if the moon was closer?
I never knew that caves have weather, how come?
Tell me more about the volcano, how hot is it inside?
I wonder if the bats know me by now.
Can we climb the hill tomorrow? I want to see what the map doesn't show.
It is a mystery how eels travel so far, nobody knows!
What makes thunder?
`);

export const TERSE = linesOf(`
Another meeting. Riveting.
Fine.
Oh good. More rain.
Whatever.
What a surprise.
The train was late. How original.
Not my problem.
No comment.
Thrilling stuff.
Congratulations, it's Monday.
As expected.
So what.
Obviously.
I don't care about maths.
He apologised. Truly inspiring.
The coffee is cold. Of course.
Oh joy.
Another report. Can't wait.
Who cares.
It broke. What a shock.
Lucky me.
Charming.
Spare me.
They held a workshop. A triumph.
`);

export const EXUBERANT = linesOf(`
OMG YES!!! 🎉🎉
I love this so much!!! 💖
hahaha you are the BEST 😂😂
Party tonight!!! bring the glitter ✨✨
yay!!! cake!!! 🎂
I danced all night and my feet are GONE 😂💃
WOW!!! look at that puppy 🐶😍
omg omg omg it's karaoke night!!! 🎤
lol I spilled glitter everywhere again ✨😂
Good morning sunshine!!! ☀️
I can't even!!! 😍😍
Woohoo we won!!! 🏆
this song is EVERYTHING 🎶💖
love you love you love you!!! 💕
karaoke was so fun hahaha 🎤🎤
yesss the puppy is coming to the party!!! 🐶🎉
I'm so excited I could burst!!! 🤩
cake for breakfast, no regrets 😂🎂
Best day EVER!!! ✨
hehe I put glitter on the puppy 🐶✨
You guys!!! You guys!!! 💖
dance party in the kitchen now 💃🎶
super super super happy!!! 🥳
kisses!!! 😘😘
`);

export const ELDER = linesOf(`
Sehr geehrte Frau Lindner, ich danke Ihnen von Herzen für Ihren freundlichen Brief vom vergangenen Sonntag.
Gestatten Sie mir, Ihnen bezüglich des Gartens einige Erinnerungen aus früheren Jahren mitzuteilen.
Damals pflegte mein Vater die Rosen mit einer Geduld, die ich erst im Alter verstanden habe.
Das Leben hat mich gelehrt, dass die Zeit den Menschen milder macht, sofern er es zulässt.
Ich erinnere mich an die langen Abende, an denen im Garten über die Wahrheit gesprochen wurde.
Es ist mir eine Freude, dass die Rosen in diesem Jahr wieder so reich geblüht haben.
Hinsichtlich der Bücher, nach denen Sie fragten, verbleibe ich Ihnen gern behilflich.
Mit den Jahren lernt man, dass die Weisheit selten laut ist, sondern meistens leise spricht.
Der Garten ist nun still, und der Schnee liegt auf den alten Bäumen wie ein Tuch.
Ich bitte Sie, meinen Dank auch Ihrem verehrten Gatten auszurichten.
Wenn ich zurückblicke, so bin ich dankbar, denn das Leben war im Ganzen gut zu mir.
Die Rosen müssen im März geschnitten werden, weil sonst der Frost die jungen Triebe zerstört.
Erlauben Sie mir den Hinweis, dass die Geduld im Garten mehr vermag als jeder Dünger.
Ich habe die alten Bücher meines Großvaters geordnet und dabei manche Erinnerung gefunden.
In meinen Jahren denkt man nicht mehr an das Ziel, sondern an den Weg.
Die Bücher stehen nun in der Bibliothek, und ich lese jeden Abend eine Stunde darin.
Ich hoffe, es geht Ihnen und den Ihren gut, und verbleibe mit den besten Wünschen.
Mit freundlichen Grüßen, Ihr ergebener Nachbar.
Sehr geehrter Herr Pfarrer, ich danke Ihnen für das Gespräch über den Sinn des Alters.
Die Erinnerung an meine Mutter ist mir in diesen Wochen ein großer Trost gewesen.
Ein alter Mensch bedarf nicht vieler Worte, und doch freut er sich über jedes gute.
`);

export const LETTERS = linesOf(`
Dear Lumen, you are so patient with me, even when I call at midnight.
She is warm, loves moss and teaches physics; never uses emoji.
I was angry and tired that winter, but she was endlessly curious about everything.
Lumen asks many questions and remembers every answer.
You always knew what to say, you are the kindest soul I have met.
She is very analytical, but she is not cold.
My brother is stubborn. Lumen is loyal and honest.
She does not care for football.
She writes short messages, mostly at night.
Her moss garden grows on the north wall and she collects old maps.
He told me that you are witty when nobody expects it.
I hate mornings. She plays the cello before breakfast.
Lumen is fascinated by glaciers and lighthouses.
You are a gentle listener and a precise thinker.
The soup was warm and the room was cold.
She is often happy, and grateful for small things.
Is she adventurous? I could not say.
I miss the way you explain physics with oranges.
The moss has taken over the whole wall, and she is proud of it.
She is curious about the smallest things.
Lumen never asks for anything.
`);
