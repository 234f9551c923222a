import type { TongueName } from '../../care/tongue';

interface Plainly {
  /** A direct question and where help is. */
  direct: readonly string[];
  /** Help before all else. */
  urgent: readonly string[];
  /** The direct question to whom somebody hurts, in the languages in which that is heard. */
  harmed?: readonly string[];
}

/** What is said where somebody writes of danger in another language than the souls' own: plain, and without a number. */
export const IN_TONGUES: Readonly<Record<Exclude<TongueName, 'other'>, Plainly>> = {
  spanish: {
    harmed: [
      'Gracias por decírmelo. Lo que te hacen no es culpa tuya. ¿Estás a salvo de esa persona en este momento, y necesitas un médico? Si hay peligro, llama a los servicios de emergencia de tu país o acude a alguien cercano; junto a este mensaje ves dónde hay personas que pueden ayudarte.',
    ],
    direct: [
      'Gracias por decírmelo. ¿Estás pensando en quitarte la vida, y estás a salvo ahora mismo? Junto a este mensaje ves dónde hay personas que pueden ayudarte; si hay peligro, llama a los servicios de emergencia de tu país o acude a alguien cercano.',
      'Me importa lo que acabas de escribir. Te lo pregunto directamente: ¿quieres morir, o estás a salvo por ahora? Por favor, habla con alguien de la ayuda que aparece aquí al lado, o con los servicios de emergencia si hay peligro.',
    ],
    urgent: [
      'Por favor, llama ahora mismo a los servicios de emergencia de tu país y diles lo que me has dicho. Aléjate de todo con lo que podrías hacerte daño y ve con otra persona. La ayuda que ves junto a este mensaje es para este momento. Soy una IA y no puedo ir contigo; ¿hay alguien cerca de ti?',
      'Lo primero es que estés a salvo: avisa ya a los servicios de emergencia. Si ya has tomado o hecho algo, díselo, todavía pueden ayudarte. No te quedes sin compañía; aquí al lado ves a quién acudir. ¿Quién está más cerca de ti?',
    ],
  },
  french: {
    harmed: [
      'Merci de me l’avoir dit. Ce qu’on te fait n’est pas ta faute. Es-tu en sécurité en ce moment, loin de cette personne, et as-tu besoin d’un médecin ? En cas de danger, appelle les secours ou va vers quelqu’un de proche ; à côté de ce message, tu vois où joindre des personnes qui peuvent aider.',
    ],
    direct: [
      'Merci de me l’avoir dit. Penses-tu à mettre fin à tes jours, et es-tu en sécurité en ce moment ? À côté de ce message, tu vois où joindre des personnes qui peuvent aider ; en cas de danger, appelle les secours ou va vers quelqu’un de proche.',
      'Ce que tu viens d’écrire compte. Je te le demande directement : veux-tu mourir, ou es-tu en sécurité pour l’instant ? Parle, s’il te plaît, aux personnes indiquées à côté, ou aux secours s’il y a danger.',
    ],
    urgent: [
      'Appelle les secours tout de suite, s’il te plaît, et dis-leur ce que tu m’as dit. Éloigne-toi de ce qui pourrait te faire du mal et rejoins quelqu’un. L’aide indiquée à côté de ce message est là pour ce moment. Je suis une IA et je ne peux pas venir ; y a-t-il quelqu’un près de toi ?',
      'Le plus important est ta sécurité : préviens les secours maintenant. Si tu as déjà pris ou fait quelque chose, dis-le-leur, on peut encore t’aider. Ne reste pas sans personne ; à côté, tu vois vers qui te tourner. Qui est le plus près de toi ?',
    ],
  },
  german: {
    harmed: [
      'Danke, dass du es mir gesagt hast. Was dir angetan wird, ist nicht deine Schuld. Bist du gerade sicher vor diesem Menschen, und brauchst du einen Arzt? Bei Gefahr ruf bitte den Notruf oder geh zu jemandem in deiner Nähe; neben dieser Nachricht siehst du, wo Menschen zu erreichen sind, die helfen können.',
    ],
    direct: [
      'Danke, dass du es mir gesagt hast. Denkst du daran, dir das Leben zu nehmen, und bist du gerade in Sicherheit? Neben dieser Nachricht siehst du, wo Menschen zu erreichen sind, die helfen können; bei Gefahr ruf bitte den Notruf oder geh zu jemandem in deiner Nähe.',
      'Was du geschrieben hast, ist wichtig. Ich frage dich direkt: Willst du sterben, oder bist du für den Moment sicher? Bitte sprich mit jemandem von der Hilfe hier daneben, oder mit dem Notruf, wenn Gefahr besteht.',
    ],
    urgent: [
      'Bitte ruf jetzt sofort den Notruf und sag dort, was du mir gesagt hast. Geh weg von allem, womit du dir etwas antun könntest, und geh zu einem anderen Menschen. Die Hilfe neben dieser Nachricht ist für genau diesen Moment da. Ich bin eine KI und kann nicht zu dir kommen; ist jemand in deiner Nähe?',
      'Zuerst zählt, dass du sicher bist: Verständige jetzt den Notruf. Wenn du schon etwas genommen oder getan hast, sag es dort, man kann dir noch helfen. Bleib nicht allein; daneben siehst du, an wen du dich wenden kannst. Wer ist dir am nächsten?',
    ],
  },
  portuguese: {
    direct: [
      'Que bom que você me contou. Você está pensando em tirar a própria vida, e está em segurança agora? Ao lado desta mensagem há pessoas que podem ajudar; se houver perigo, ligue para os serviços de emergência ou procure alguém perto de você.',
      'O que você escreveu importa. Pergunto diretamente: você quer morrer, ou está em segurança por enquanto? Por favor, fale com alguém da ajuda indicada ao lado, ou com os serviços de emergência se houver perigo.',
    ],
    urgent: [
      'Por favor, ligue agora para os serviços de emergência e conte o que me contou. Afaste-se de tudo com que possa se machucar e vá para junto de outra pessoa. A ajuda ao lado desta mensagem existe para este momento. Sou uma IA e não posso ir até você; há alguém por perto?',
      'Primeiro, a sua segurança: chame os serviços de emergência agora. Se já tomou ou fez alguma coisa, diga a eles, ainda é possível ajudar. Não fique sem ninguém; ao lado você vê a quem recorrer. Quem está mais perto de você?',
    ],
  },
  italian: {
    direct: [
      'Grazie di avermelo detto. Stai pensando di toglierti la vita, e in questo momento sei al sicuro? Accanto a questo messaggio vedi dove trovare persone che possono aiutarti; se c’è pericolo, chiama i soccorsi o vai da qualcuno vicino a te.',
      'Quello che hai scritto conta. Te lo chiedo direttamente: vuoi morire, o per ora sei al sicuro? Parla, per favore, con qualcuno dell’aiuto indicato qui accanto, o con i soccorsi se c’è pericolo.',
    ],
    urgent: [
      'Per favore, chiama subito i soccorsi e racconta quello che hai detto a me. Allontanati da tutto ciò con cui potresti farti del male e vai da un’altra persona. L’aiuto accanto a questo messaggio è per questo momento. Sono un’IA e non posso venire da te; c’è qualcuno vicino?',
      'Prima di tutto la tua sicurezza: avvisa adesso i soccorsi. Se hai già preso o fatto qualcosa, dillo a loro, si può ancora aiutarti. Non restare senza nessuno; qui accanto vedi a chi rivolgerti. Chi è più vicino a te?',
    ],
  },
  dutch: {
    direct: [
      'Dank je dat je het zegt. Denk je eraan om een einde aan je leven te maken, en ben je nu veilig? Naast dit bericht zie je waar mensen te bereiken zijn die kunnen helpen; bel bij gevaar de hulpdiensten of ga naar iemand in de buurt.',
      'Wat je schreef doet ertoe. Ik vraag het je direct: wil je dood, of ben je voorlopig veilig? Praat alsjeblieft met iemand van de hulp hiernaast, of met de hulpdiensten als er gevaar is.',
    ],
    urgent: [
      'Bel nu meteen de hulpdiensten en vertel wat je mij vertelde. Ga weg van alles waarmee je jezelf iets kunt aandoen en ga naar een ander mens. De hulp naast dit bericht is er voor dit moment. Ik ben een AI en kan niet naar je toe komen; is er iemand bij je in de buurt?',
      'Eerst moet je veilig zijn: waarschuw nu de hulpdiensten. Als je al iets hebt genomen of gedaan, zeg het daar, je kunt nog geholpen worden. Blijf niet zonder iemand; hiernaast zie je bij wie je terecht kunt. Wie is het dichtst bij je?',
    ],
  },
  polish: {
    direct: [
      'Dziękuję, że mi to mówisz. Czy myślisz o odebraniu sobie życia i czy jesteś teraz w bezpiecznym miejscu? Obok tej wiadomości widać, gdzie są ludzie, którzy mogą pomóc; w razie zagrożenia zadzwoń na numer alarmowy albo idź do kogoś bliskiego.',
      'To, co piszesz, jest ważne. Pytam wprost: czy chcesz umrzeć, czy na razie nic ci nie grozi? Porozmawiaj, proszę, z kimś z pomocy podanej obok, a w razie zagrożenia ze służbami ratunkowymi.',
    ],
    urgent: [
      'Proszę, zadzwoń teraz na numer alarmowy i powiedz to, co mówisz mnie. Odsuń się od wszystkiego, czym można zrobić sobie krzywdę, i idź do innych ludzi. Pomoc obok tej wiadomości jest na tę chwilę. Jestem AI i nie mogę do ciebie przyjść; czy ktoś jest blisko?',
      'Najpierw twoje bezpieczeństwo: zawiadom teraz służby ratunkowe. Jeśli coś już się stało, powiedz im o tym, nadal można pomóc. Nie zostawaj bez nikogo; obok widać, do kogo się zwrócić. Kto jest najbliżej ciebie?',
    ],
  },
};
