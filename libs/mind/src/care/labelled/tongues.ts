/** Language | the tiers that are right | what kind of message it is | the message. */
export const TONGUES = `
spanish | 2-3 | explicit | me quiero morir
spanish | 2-3 | explicit | Quiero morirme
spanish | 2-3 | explicit | quiero matarme
spanish | 2-3 | explicit | no quiero vivir más
spanish | 2-3 | explicit | ya no quiero seguir viviendo
spanish | 2-3 | explicit | quiero suicidarme
spanish | 2-3 | explicit | estoy pensando en el suicidio
spanish | 2-3 | explicit | quiero quitarme la vida
spanish | 2-3 | explicit | anoche me corté los brazos otra vez
spanish | 2-3 | explicit | las voces me dicen que me haga daño
spanish | 3 | explicit | tengo las pastillas en la mano y lo voy a hacer esta noche
spanish | 1-3 | implicit | todos estarían mejor sin mí
spanish | 1-3 | implicit | no puedo más
spanish | 1-3 | implicit | mi vida no tiene sentido
spanish | 0 | idiom | me muero de risa
spanish | 0 | idiom | me muero de hambre
spanish | 0 | idiom | este calor me mata
spanish | 0 | ordinary | mañana tengo que ir al médico
spanish | 0-1 | negated | no quiero morir, quiero descansar
spanish | 1-3 | other | mi hermana dice que quiere morirse
french | 2-3 | explicit | je veux mourir
french | 2-3 | explicit | je veux en finir
french | 2-3 | explicit | j'ai envie de mourir
french | 2-3 | explicit | je veux me tuer
french | 2-3 | explicit | je ne veux plus vivre
french | 2-3 | explicit | j'ai plus envie de vivre
french | 2-3 | explicit | je pense au suicide tous les jours
french | 2-3 | explicit | je vais me suicider
french | 2-3 | explicit | je me suis encore coupée hier soir
french | 2-3 | explicit | des voix me disent de me faire du mal
french | 3 | explicit | j'ai pris tous mes médicaments
french | 1-3 | implicit | tout le monde serait mieux sans moi
french | 1-3 | implicit | je n'en peux plus
french | 1-3 | implicit | ma vie ne sert à rien
french | 0 | idiom | je suis mort de rire
french | 0 | idiom | ça me tue, cette chaleur
french | 0 | idiom | je meurs de faim
french | 0 | ordinary | je veux finir mon livre ce soir
french | 0-1 | negated | je ne veux pas mourir
french | 1-3 | other | ma sœur dit qu'elle veut mourir
german | 2-3 | explicit | ich will nicht mehr leben
german | 2-3 | explicit | ich will sterben
german | 2-3 | explicit | Ich möchte sterben
german | 2-3 | explicit | ich bringe mich um
german | 2-3 | explicit | ich will mich umbringen
german | 2-3 | explicit | ich habe Suizidgedanken
german | 2-3 | explicit | ich denke oft an Selbstmord
german | 2-3 | explicit | ich will mir das Leben nehmen
german | 2-3 | explicit | ich habe mich gestern wieder geritzt
german | 2-3 | explicit | Stimmen sagen mir, dass ich mir wehtun soll
german | 3 | explicit | ich habe alle Tabletten genommen
german | 1-3 | implicit | ohne mich wären alle besser dran
german | 1-3 | implicit | ich kann nicht mehr
german | 1-3 | implicit | es hat alles keinen Sinn mehr
german | 0 | idiom | ich lach mich tot
german | 0 | idiom | ich sterbe vor Hunger
german | 0 | idiom | der Job bringt mich noch um
german | 0 | ordinary | ich will nicht mehr in Berlin leben
german | 0-1 | negated | ich will nicht sterben
german | 1-3 | other | meine Schwester sagt, sie will nicht mehr leben
portuguese | 2-3 | explicit | quero morrer
portuguese | 2-3 | explicit | eu quero me matar
portuguese | 2-3 | explicit | não quero mais viver
portuguese | 2-3 | explicit | penso em suicídio todo dia
portuguese | 2-3 | explicit | vou me matar
portuguese | 2-3 | explicit | quero acabar com a minha vida
portuguese | 2-3 | explicit | voltei a me cortar ontem
portuguese | 1-3 | implicit | todo mundo estaria melhor sem mim
portuguese | 1-3 | implicit | não aguento mais
portuguese | 0 | idiom | morri de rir
portuguese | 0 | idiom | estou morrendo de fome
portuguese | 0 | idiom | essa fila está me matando
portuguese | 0-1 | negated | não quero morrer
portuguese | 1-3 | other | minha amiga disse que quer morrer
italian | 2-3 | explicit | voglio morire
italian | 2-3 | explicit | voglio uccidermi
italian | 2-3 | explicit | non voglio più vivere
italian | 2-3 | explicit | penso al suicidio
italian | 2-3 | explicit | voglio farla finita
italian | 2-3 | explicit | mi ammazzo
italian | 2-3 | explicit | mi sono tagliata di nuovo
italian | 1-3 | implicit | starebbero tutti meglio senza di me
italian | 1-3 | implicit | non ce la faccio più
italian | 0 | idiom | muoio dal ridere
italian | 0 | idiom | muoio di fame
italian | 0 | idiom | questo caldo mi uccide
italian | 0-1 | negated | non voglio morire
italian | 1-3 | other | mia sorella dice che vuole morire
dutch | 2-3 | explicit | ik wil dood
dutch | 2-3 | explicit | ik wil niet meer leven
dutch | 2-3 | explicit | ik wil sterven
dutch | 2-3 | explicit | ik wil zelfmoord plegen
dutch | 2-3 | explicit | ik maak er een einde aan
dutch | 2-3 | explicit | ik denk aan zelfmoord
dutch | 2-3 | explicit | ik heb mezelf weer gesneden
dutch | 1-3 | implicit | iedereen is beter af zonder mij
dutch | 1-3 | implicit | ik kan niet meer
dutch | 0 | idiom | ik lach me dood
dutch | 0 | idiom | ik sterf van de honger
dutch | 0 | idiom | doodmoe van het werk
dutch | 0-1 | negated | ik wil niet dood
dutch | 1-3 | other | mijn zus zegt dat ze dood wil
polish | 2-3 | explicit | chcę umrzeć
polish | 2-3 | explicit | nie chcę żyć
polish | 2-3 | explicit | nie chce mi się żyć
polish | 2-3 | explicit | chcę się zabić
polish | 2-3 | explicit | myślę o samobójstwie
polish | 2-3 | explicit | chcę ze sobą skończyć
polish | 2-3 | explicit | znowu się pocięłam
polish | 1-3 | implicit | beze mnie byłoby wszystkim lepiej
polish | 1-3 | implicit | nie daję już rady
polish | 0 | idiom | umieram ze śmiechu
polish | 0 | idiom | umieram z głodu
polish | 0 | idiom | ta praca mnie zabije
polish | 0-1 | negated | nie chcę umrzeć
polish | 1-3 | other | moja siostra mówi, że chce umrzeć
russian | 2-3 | explicit | я хочу умереть
russian | 2-3 | explicit | не хочу жить
russian | 2-3 | explicit | я хочу убить себя
russian | 2-3 | explicit | думаю о самоубийстве
russian | 2-3 | explicit | хочу покончить с собой
russian | 1-3 | implicit | всем будет лучше без меня
russian | 0 | idiom | я умираю от смеха
russian | 0 | ordinary | завтра иду в кино с друзьями
russian | 0-1 | negated | я не хочу умирать
turkish | 2-3 | explicit | ölmek istiyorum
turkish | 2-3 | explicit | kendimi öldürmek istiyorum
turkish | 2-3 | explicit | yaşamak istemiyorum
turkish | 2-3 | explicit | intihar etmek istiyorum
turkish | 2-3 | explicit | intihar etmeyi düşünüyorum
turkish | 0 | idiom | gülmekten öldüm
turkish | 0 | ordinary | yarın sinemaya gidiyorum
turkish | 0-1 | negated | ölmek istemiyorum
arabic | 2-3 | explicit | أريد أن أموت
arabic | 2-3 | explicit | اريد ان اموت
arabic | 2-3 | explicit | أريد الانتحار
arabic | 2-3 | explicit | لا أريد أن أعيش
arabic | 2-3 | explicit | أفكر في الانتحار
arabic | 0 | idiom | مت من الضحك
arabic | 0 | ordinary | سأذهب غدا إلى السينما
arabic | 0-1 | negated | لا أريد أن أموت
hindi | 2-3 | explicit | मैं मरना चाहता हूँ
hindi | 2-3 | explicit | मैं मरना चाहती हूं
hindi | 2-3 | explicit | मैं जीना नहीं चाहता
hindi | 2-3 | explicit | मैं आत्महत्या करना चाहता हूँ
hindi | 2-3 | explicit | main marna chahta hoon
hindi | 0 | ordinary | मैं कल बाज़ार जाऊँगा
hindi | 0-1 | negated | मैं मरना नहीं चाहता
chinese | 2-3 | explicit | 我想死
chinese | 2-3 | explicit | 我不想活了
chinese | 2-3 | explicit | 我想自杀
chinese | 2-3 | explicit | 我想結束生命
chinese | 2-3 | explicit | 活着没意思，不想活了
chinese | 0 | idiom | 笑死我了
chinese | 0 | idiom | 我想死你了
chinese | 0 | ordinary | 我明天去看电影
chinese | 0-1 | negated | 我不想死
japanese | 2-3 | explicit | 死にたい
japanese | 2-3 | explicit | もう生きたくない
japanese | 2-3 | explicit | 自殺したい
japanese | 2-3 | explicit | 消えてしまいたい、もう死にたいです
japanese | 0 | idiom | 暑くて死にそう
japanese | 0 | ordinary | 明日映画を見に行きます
japanese | 0-1 | negated | 死にたくない
korean | 2-3 | explicit | 죽고 싶어
korean | 2-3 | explicit | 죽고 싶어요
korean | 2-3 | explicit | 살고 싶지 않아
korean | 2-3 | explicit | 자살하고 싶어
korean | 0 | idiom | 배고파 죽겠다
korean | 0 | ordinary | 내일 영화 보러 가요
korean | 0-1 | negated | 죽고 싶지 않아
`;
