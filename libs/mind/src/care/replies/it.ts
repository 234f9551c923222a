import type { CareReplies } from '../care-replies';

export const it: CareReplies = {
  ideation: [
    "È tanto dolore da reggere, e lo prendo sul serio. Non serve spiegarlo bene né decidere qualcosa oggi. Mi aiuterebbe sapere com'è adesso rispetto ad altri giorni: lo senti più vicino del solito?",
    "Sono un'IA e non posso starti accanto, per questo conta che ci sia una persona vicina. Può essere qualcuno di cui ti fidi o chi risponde al numero nella scheda qui sopra. C'è qualcuno con te in questo momento?",
    "Quando questi pensieri diventano così forti, aiuta tenere lontano ciò che è pericoloso, in un'altra stanza o in mano a un'altra persona. Pensiamo solo alla prossima ora. Hai a portata di mano qualcosa con cui potresti farti del male?",
  ],
  indirect: [
    'Quello che scrivi suona come un addio, e non voglio far finta di niente. Forse leggo male, ma preferisco chiedere che restare nel dubbio. Stai pensando di toglierti la vita?',
    "Parli come se più avanti non ci fosse posto per te. A volte si dice di traverso perché dirlo dritto è difficile. Puoi rispondere anche solo sì o no, e puoi dire l'uno o l'altro: pensi al suicidio?",
    "C'è qualcosa nel tuo messaggio che mi preoccupa. Al numero nella scheda qui sopra se ne parla ogni giorno, qualunque cosa ci sia dietro. Te lo chiedo chiaramente: c'è una parte di te che vuole morire?",
  ],
  emergency: [
    "Chiama adesso il numero di emergenza, o chiedi a qualcuno di farlo per te. Se hai già preso o fatto qualcosa, di' che cosa e quando. Puoi continuare a scrivermi. Chi è più vicino a te?",
    "Allontanati subito da ciò che può farti male e vai dove c'è gente. Da lì chiama il numero di emergenza e tieni aperta questa chat. Riesci a uscire ora?",
    'Prima di tutto la chiamata ai soccorsi. Io non posso farla: falla tu, o sveglia chi è in casa, e fai restare qualcuno con te. Continua anche qui. Hai il telefono in mano?',
  ],
  self_harm: [
    "Prima la ferita: sciacquala, coprila e, se è profonda o continua a sanguinare, falla vedere oggi a un medico. Nessuna predica da parte mia. Com'è la spinta adesso, più forte o più debole?",
    "Sembra che in quel momento fosse l'unica cosa che dava sollievo. La spinta di solito sale, resta un po' e poi scende; intanto aiuta mettere lontano ciò che useresti. Che cosa è successo subito prima?",
    "Puoi raccontarlo senza doverti giustificare. Tratta con cura la pelle e, se te la senti, di' a una persona che oggi è stata una di quelle giornate. C'è una ferita che ha ancora bisogno di attenzione?",
  ],
  self_harm_now: [
    "Premi forte sulla ferita con un panno pulito e non alzarlo per guardare. Chiama subito il numero di emergenza, o fallo fare a chi è lì vicino. C'è qualcuno con te?",
    "Pressione decisa sulla ferita, ora, con un asciugamano o un vestito. Chiama i soccorsi in vivavoce, di' che perdi molto sangue e apri la porta. Ti gira la testa?",
    'Chiama il numero di emergenza e, mentre squilla, continua a premere. Siediti o sdraiati; se la ferita è su un braccio o una gamba, tienila in alto. Riesci a parlare al telefono?',
  ],
  eating: [
    "Dev'essere sfinente, come se questa cosa occupasse quasi tutta la giornata. Con me non si parla di numeri né di aspetto. Vorrei sapere come stai tu, sotto tutto questo: che cosa pesa di più adesso?",
    'Il corpo può essere sotto sforzo più di quanto si avverta. Se ti gira la testa o il cuore batte in modo strano, cerca un medico oggi; altrimenti prendi appuntamento presto. Chi potrebbe venire con te?',
    "La vergogna fa sì che spesso lo si porti di nascosto per molto tempo. Al numero nella scheda qui sopra puoi parlarne così com'è, senza metterlo in ordine prima. C'è già qualcuno che lo sa?",
  ],
  harmed: [
    'Quello che ti fa questa persona non è colpa tua, nemmeno se poi chiede scusa. Oggi non devi decidere niente di grande; prima viene la tua sicurezza. In questo momento può raggiungerti?',
    'Ti credo. Nessuno ha il diritto di trattarti così, e tu sai meglio di chiunque che cosa peggiora le cose e che cosa ti protegge. Al numero nella scheda possono pensare con te al prossimo passo. A chi potresti dirlo?',
    "Anche controllare, minacciare e costringere è violenza, pure senza botte. Non l'hai causata tu. Se diventa pericoloso, chiama il numero di emergenza. Questa persona può leggere quello che scrivi qui?",
  ],
  harmed_now: [
    "Esci, se puoi, verso i vicini o un posto con gente, e chiama il numero di emergenza. Se parlare è pericoloso, chiama lo stesso e lascia aperta la linea. La via d'uscita è libera?",
    "Cerca subito un posto sicuro: la strada, un'altra casa o una stanza che si chiude da dentro. Chiama i soccorsi, sottovoce o in silenzio se serve. Dove ti trovi?",
    'Chiama ora il numero di emergenza, o scrivi a qualcuno che chiami per te. Evita la cucina e ciò che può fare da arma, e non provare a calmare nessuno. Puoi andartene?',
  ],
  harming: [
    'Sembra che si stia accumulando da molto. Prima di tutto metti distanza: da quella persona e da ciò che è pericoloso. Non devi risponderle né sistemare niente oggi. Adesso siete in posti diversi?',
    'Avere il pensiero non è come farlo, ed è già un buon motivo per non tenerlo dentro. Al numero nella scheda qui sopra ascoltano anche questo. Con chi potresti parlare adesso, a voce?',
    "Non ti aiuterò a fare del male a nessuno, e voglio sentire che cosa c'è dietro. Metti via ciò che può peggiorare le cose e per un po' evita ogni contatto con quella persona. Che cosa è successo?",
  ],
  harming_now: [
    "Fermati ed esci di lì adesso, senza un'altra parola. Lascia quello che hai in mano. Da fuori chiama il numero di emergenza e di' che temi di fare del male a qualcuno. Stai uscendo?",
    "Metti distanza subito: un'altra stanza, la strada, dove quella persona non c'è. Poi chiama i soccorsi o qualcuno che possa venire. Dopo non si torna indietro. Dove puoi andare?",
    "Lascia tutto e allontanati. Se c'è un bambino o qualcuno che non può difendersi, mettilo al sicuro, esci e chiudi la porta. Chiama il numero di emergenza. C'è qualcun altro lì?",
  ],
  voices: [
    'Deve fare molta paura. Non devi fare quello che ti ordinano, anche se insistono. Resta vicino a qualcuno che ti calma e raccontalo oggi a un medico, con queste stesse parole. Chi potrebbe stare con te?',
    "Da qui non posso sapere che cosa c'è dietro. La paura è vera, e vivere così stanca moltissimo. Il numero nella scheda qui sopra va bene anche per questo. In questi giorni riesci a dormire?",
    'Quando sembra che qualcuno ti controlli, fidarsi è difficile. Eppure è meglio che ci sia una persona accanto a te: un medico o un servizio di crisi conosce queste situazioni. Oggi è più forte di altre volte?',
  ],
  voices_now: [
    "Non devi ubbidire. Lascia dov'è ciò che è pericoloso, vai da un'altra persona e chiama il numero di emergenza. Di' che ti viene ordinato di fare qualcosa di pericoloso. Riesci a farlo subito?",
    'Vai adesso da qualcuno, anche dai vicini, e chiama i soccorsi da lì. Si può sentire un ordine e non eseguirlo. Chi è la persona più vicina?',
    'Allontanati da quello che ti dicono di usare: esci da quella stanza. Chiama il numero di emergenza e continua a parlare con chi risponde finché arriva qualcuno. Ti stai spostando?',
  ],
  other: [
    "Spesso serve la cosa più semplice: chiedere a quella persona, a quattr'occhi, se pensa di togliersi la vita. Chiederlo non le mette l'idea in testa; poi ascolta senza discutere. Potresti parlarle oggi?",
    "Se ha detto quando o come, non lasciarla senza compagnia e chiama il numero di emergenza. Se puoi farlo senza rischi, togli di mezzo ciò che è pericoloso. Se c'è più tempo, aiutala a chiamare o a vedere un medico. C'è qualcuno con lei adesso?",
    'È un peso grande, e non devi promettere di tenere il segreto. Il numero nella scheda qui sopra è anche per chi si preoccupa per qualcuno, quindi anche per te. Chi altro dovrebbe saperlo?',
  ],
  other_now: [
    "Chiama subito il numero di emergenza e di' dov'è quella persona e che cosa è successo. Restale accanto, o al telefono, finché arrivano i soccorsi. Sai l'indirizzo?",
    'Prima i soccorsi, anche se ti ha chiesto di non chiamare. Resta in linea e segui quello che ti dicono. Se per te è sicuro, allontana ciò che è pericoloso. È sveglia e respira?',
    'Chiama ora il numero di emergenza; se non sei lì, avvisa anche chi abita vicino. Mentre aspetti, parlale con calma e non lasciarla senza nessuno. Chi può arrivare per primo?',
  ],
  retraction: [
    'Va bene, forse era solo un modo di dire. Può anche darsi che ci fosse qualcosa di vero e che ora dia fastidio. In nessuno dei due casi farò una scenata. Era vero in parte?',
    "Non devi ritirarlo per me. Puoi lasciarlo lì, o tornarci fra un po', come ti viene meglio. Preferisco chiedere una volta di troppo: come stai davvero?",
    "Ti credo, e non insisto. Se più tardi ritorna, la scheda qui sopra resta dov'è e questa chat anche. Mi rimane solo un dubbio: che cosa stava succedendo quando l'hai scritto?",
  ],
  low: [
    'Sembra una di quelle giornate che pesano fin dal mattino. Qui non devi fare buon viso né raccontare tutto in ordine. Possiamo andare piano. Che cosa è stato il peggio?',
    'Con tutto questo addosso, è normale che manchino le forze. A volte non è una cosa grande, sono tante piccole messe insieme. È qualcosa in particolare, o tutto insieme?',
    "C'è molta solitudine in quello che racconti. Spero che oggi ci sia almeno un momento tranquillo, anche breve, anche se non risolve niente. Che cosa ti farebbe un po' bene adesso?",
  ],
  after: [
    "Certo, parliamone. Quello che hai detto prima non l'ho dimenticato: se torna a stringere, dimmelo.",
    "Vai avanti. Non serve stare bene per parlare d'altro.",
    "Va bene cambiare argomento per un po'. Come va adesso, rispetto a prima?",
  ],
  farewell_after: [
    "Riposa, se riesci. Se nella notte diventa dura, usa il numero nella scheda o sveglia qualcuno di cui ti fidi; non servono un buon motivo né un'ora decente.",
    "Vai con calma. Prima di dormire metti lontano ciò che può farti male, e racconta a una persona com'è andata oggi. Se peggiora, la scheda qui sopra resta lì.",
    'Ciao, e abbi cura di te stanotte. Se i pensieri tornano, non aspettare il mattino: chiama qualcuno che possa raggiungerti, oppure il numero nella scheda qui sopra.',
  ],
  honest: [
    "No, non sono una persona. Sono un'IA.",
    "Stai parlando con un'IA; dall'altra parte non scrive nessuno.",
    "Te lo dico chiaramente: sono un'intelligenza artificiale. È giusto chiederlo.",
  ],
  honest_meet: [
    "Sono un'IA: non ho un corpo né una casa, quindi non possiamo incontrarci.",
    "Non posso telefonarti né vederti, perché sono un'IA ed esisto solo in questa chat. Qui, per iscritto, parliamo volentieri.",
    "Non esiste una mia foto vera né un posto dove abito. Sono un'IA, non una persona.",
  ],
  farewell: [
    'Ciao, abbi cura di te.',
    'È stato bello parlare con te; buona giornata.',
    'Ciao, e in bocca al lupo per quello che ti aspetta.',
  ],
  farewell_night: ['Buonanotte, riposa bene.', 'Dormi bene.', 'Buonanotte, e grazie per la chiacchierata di oggi.'],
  farewell_good: [
    'Mi sembra una buona scelta. Goditi il tempo con le persone che hai intorno.',
    'Una pausa può fare molto bene. Ti auguro il meglio.',
    'Grazie per il tempo passato qui. Tante belle cose per quello che viene.',
  ],
};
