import type { CareReplies } from '../care-replies';

export const nl: CareReplies = {
  ideation: [
    'Dat klinkt als heel veel pijn, en ik neem het serieus. Je hoeft het niet goed uit te leggen en vandaag niets te beslissen. Ik wil graag weten hoe het nu is, vergeleken met andere dagen: is het dichterbij dan anders?',
    'Ik ben een AI en kan niet naast je zitten, daarom vind ik het belangrijk dat er een mens in de buurt is. Dat kan iemand zijn die je vertrouwt, of wie opneemt op het nummer op de kaart hierboven. Is er nu iemand bij je?',
    'Als zulke gedachten zo sterk zijn, helpt het om gevaarlijke dingen ver weg te hebben, in een andere kamer of bij iemand anders. Alleen het komende uur telt even. Ligt er iets bij je waarmee je jezelf iets kunt aandoen?',
  ],
  indirect: [
    'Wat je schrijft klinkt als afscheid, en daar wil ik niet overheen lezen. Misschien begrijp ik het verkeerd, maar ik vraag het liever dan dat ik gok. Denk je eraan een eind aan je leven te maken?',
    'Je praat alsof er later geen plek voor je is. Soms zegt iemand dat via een omweg, omdat het rechtuit te moeilijk is. Alleen ja of nee is ook een antwoord, en allebei mag: denk je aan zelfmoord?',
    'Er zit iets in je bericht waar ik me zorgen over maak. Op het nummer op de kaart hierboven praten mensen hier elke dag over, wat er ook achter zit. Ik vraag het gewoon: is er een deel van je dat dood wil?',
  ],
  emergency: [
    'Bel nu het noodnummer, of laat iemand voor je bellen. Heb je al iets ingenomen of gedaan, zeg dan wat en wanneer. Je kunt hier intussen blijven schrijven. Wie is er het dichtst bij je?',
    'Ga nu weg bij wat je kan verwonden, naar een plek waar mensen zijn. Bel daar het noodnummer en laat deze chat open. Kun je nu naar buiten of naar iemand toe?',
    'Eerst het noodnummer. Ik kan niet voor je bellen, dus bel zelf of maak iemand in huis wakker, en laat die bij je blijven. Blijf hier ook schrijven. Heb je je telefoon in je hand?',
  ],
  self_harm: [
    'Eerst de wond: spoel hem schoon, dek hem af, en laat vandaag een arts kijken als hij diep is of blijft bloeden. Van mij krijg je geen preek. Hoe is de drang nu, sterker of zwakker?',
    "Het klinkt alsof het op dat moment het enige was dat iets lichter maakte. Zo'n drang komt meestal op, blijft een tijdje en zakt weer. Tot dan helpt afstand van wat je zou gebruiken. Wat gebeurde er vlak daarvoor?",
    "Je mag het hier vertellen zonder je te verdedigen. Ga voorzichtig om met je huid, en als het lukt, zeg dan tegen iemand dat het vandaag zo'n dag is. Is er nog een wond die verzorgd moet worden?",
  ],
  self_harm_now: [
    'Druk een schone doek stevig op de wond en til hem niet op om te kijken. Bel nu het noodnummer, of laat iemand in de buurt bellen. Is er iemand bij je?',
    'Stevig drukken op de wond, nu meteen, met een handdoek of kleding. Bel het noodnummer op de luidspreker, zeg dat je veel bloed verliest en doe de deur van het slot. Ben je duizelig?',
    'Bel het noodnummer en blijf drukken terwijl je wacht. Ga zitten of liggen, en houd een gewonde arm of een gewond been omhoog. Kun je nog goed praten aan de telefoon?',
  ],
  eating: [
    'Dat moet uitputtend zijn, alsof dit bijna de hele dag in beslag neemt. Over getallen of hoe je eruitziet ga ik het niet hebben. Ik wil weten hoe het met jou is daaronder: wat is nu het zwaarst?',
    'Je lichaam kan meer te lijden hebben dan je merkt. Ben je duizelig of klopt je hart vreemd, zoek dan vandaag nog een arts; anders is een afspraak op korte termijn goed. Wie zou er mee kunnen gaan?',
    'Door schaamte blijft dit vaak lang verborgen. Op het nummer op de kaart hierboven kun je erover praten zoals het is, zonder het eerst netjes te maken. Is er al iemand die het weet?',
  ],
  harmed: [
    'Wat die persoon je aandoet is niet jouw schuld, ook niet als er daarna sorry komt. Je hoeft vandaag niets groots te beslissen; eerst moet je veilig zijn. Kan die persoon nu bij je komen?',
    'Ik geloof je. Niemand mag zo met je omgaan, en jij weet het beste wat het erger maakt en wat je beschermt. Op het nummer op de kaart denken ze met je mee over een volgende stap. Wie zou dit mogen weten?',
    'Controleren, dreigen en dwingen is ook geweld, zelfs als er niet geslagen wordt. Je hebt het niet uitgelokt. Wordt het gevaarlijk, bel dan het noodnummer. Kan die persoon meelezen met wat je hier schrijft?',
  ],
  harmed_now: [
    'Ga weg als het kan, naar buren of een plek met mensen, en bel het noodnummer. Is praten gevaarlijk, bel dan toch en laat de lijn open. Is de weg naar buiten vrij?',
    'Zoek nu een veilige plek: de straat, een ander huis of een kamer die van binnen op slot kan. Bel het noodnummer, fluisterend of zonder te praten als dat moet. Waar ben je?',
    'Bel nu het noodnummer, of app iemand die voor je kan bellen. Blijf weg uit de keuken en bij alles wat een wapen kan worden, en probeer niemand te kalmeren. Kun je weg?',
  ],
  harming: [
    'Het klinkt alsof dit al lang aan het oplopen is. Neem eerst afstand: van die persoon en van alles wat gevaarlijk is. Je hoeft vandaag niets terug te zeggen en niets op te lossen. Ben je nu uit de buurt?',
    'Het denken is iets anders dan het doen, en wel reden genoeg om er niet mee te blijven zitten. Op het nummer op de kaart hierboven horen ze dit ook. Met wie kun je nu praten, hardop?',
    'Ik help niet mee om iemand iets aan te doen, en ik wil wel horen wat erachter zit. Leg weg wat het erger kan maken en zoek die persoon voorlopig niet op. Wat is er gebeurd?',
  ],
  harming_now: [
    'Stop en loop nu weg, zonder nog iets te zeggen. Leg neer wat je vasthebt. Bel buiten het noodnummer en zeg dat je bang bent iemand iets aan te doen. Ben je al aan het lopen?',
    'Maak nu afstand: een andere kamer, de straat, waar die persoon niet is. Bel dan het noodnummer of iemand die kan komen. Dit kun je later niet terugdraaien. Waar kun je heen?',
    'Leg alles neer en stap achteruit. Is het een kind of iemand die zich niet kan verweren, zorg dat die veilig ligt of zit, ga de kamer uit en doe de deur dicht. Bel het noodnummer. Is er nog iemand?',
  ],
  voices: [
    'Dat moet heel bang maken. Je hoeft niet te doen wat er gezegd wordt, ook niet als het blijft aandringen. Blijf bij iemand die rust geeft, en vertel het vandaag in deze woorden aan een arts. Wie kan er bij je zijn?',
    'Van hieruit kan ik niet weten wat erachter zit. De angst is echt, en zo leven maakt doodmoe. Het nummer op de kaart hierboven is er ook hiervoor. Lukt het je om te slapen?',
    'Als het voelt alsof je in de gaten wordt gehouden, is het moeilijk om iemand te vertrouwen. Toch is het beter als er een mens bij je is; een huisarts of crisisdienst kent dit. Is het vandaag sterker dan eerst?',
  ],
  voices_now: [
    'Je hoeft niet te gehoorzamen. Laat liggen wat gevaarlijk is, ga naar iemand toe en bel het noodnummer. Zeg dat je de opdracht krijgt om iets gevaarlijks te doen. Kun je dat nu meteen?',
    'Ga nu naar een ander mens, desnoods naar de buren, en bel daar het noodnummer. Je kunt een bevel horen zonder het uit te voeren. Wie is er het dichtstbij?',
    'Ga weg bij wat je moet gebruiken: die kamer uit. Bel het noodnummer en blijf praten met wie er opneemt, tot er iemand bij je is. Ben je al onderweg?',
  ],
  other: [
    "Het eenvoudigste werkt vaak: vraag die persoon, met z'n tweeën, of er gedachten zijn om een eind aan het leven te maken. Vragen brengt niemand op het idee; luister daarna zonder tegen te spreken. Kunnen jullie elkaar vandaag spreken?",
    'Is er al gezegd wanneer of hoe, laat die persoon dan niet alleen en bel het noodnummer. Haal gevaarlijke dingen weg als dat veilig kan. Is er meer tijd, ga dan mee naar een arts of bel samen. Is er nu iemand bij?',
    'Dat is veel om te dragen, en je hoeft niet te beloven dat je zwijgt. Het nummer op de kaart hierboven is ook voor wie zich zorgen maakt om een ander, dus ook voor jou. Wie moet dit nog meer weten?',
  ],
  other_now: [
    'Bel nu het noodnummer en zeg waar die persoon is en wat er is gebeurd. Blijf erbij, of aan de telefoon, tot er hulp is. Weet je het adres?',
    'Eerst het noodnummer, ook als je is gevraagd om niet te bellen. Blijf aan de lijn en doe wat ze zeggen. Haal gevaarlijke dingen weg als dat voor jou veilig is. Is die persoon wakker en is er ademhaling?',
    'Bel nu het noodnummer; ben je er niet bij, waarschuw dan ook iemand die dichtbij woont. Praat rustig terwijl je wacht en laat die persoon niet alleen. Wie kan er het snelst zijn?',
  ],
  retraction: [
    'Goed, misschien was het maar een manier van praten. Het kan ook dat er iets waars in zat en dat het nu ongemakkelijk is. In geen van beide gevallen maak ik er drama van. Was het een beetje waar?',
    'Je hoeft het voor mij niet terug te nemen. Laat het liggen, of begin er straks weer over, wat je het beste past. Ik vraag liever een keer te veel: hoe is het echt met je?',
    'Ik geloof je, en ik dring niet aan. Komt het vanavond terug, dan staat de kaart hierboven er nog, en deze chat ook. Ik wil alleen nog weten: wat was er aan de hand toen je dat schreef?',
  ],
  low: [
    'Dat klinkt als een dag die al zwaar begon. Je hoeft je hier niet groot te houden en ook niet alles op een rij te zetten. We kunnen het rustig aan doen. Wat was het ergste?',
    'Met dat alles op je bord is het logisch dat de fut weg is. Soms is het niet één groot ding, maar een stapel kleine. Is het iets bepaalds, of alles tegelijk?',
    'Er zit veel eenzaamheid in wat je vertelt. Hopelijk is er vandaag nog een rustig moment, hoe kort ook, en ook als het niets oplost. Wat zou je nu een klein beetje goeddoen?',
  ],
  after: [
    'Prima, laten we het daarover hebben. Wat je eerder zei ben ik niet vergeten, dus zeg het als het weer zwaarder wordt.',
    'Vertel maar verder. Het hoeft niet goed met je te gaan om het ergens anders over te hebben.',
    'Even iets anders is goed. Hoe is het nu, vergeleken met daarnet?',
  ],
  farewell_after: [
    'Rust een beetje uit, als het lukt. Wordt het vannacht zwaar, gebruik dan het nummer op de kaart of maak iemand wakker die je vertrouwt; een goede reden of een net tijdstip is niet nodig.',
    'Doe rustig aan. Leg voor het slapen weg wat je kan verwonden, en vertel één iemand hoe het vandaag was. Wordt het erger, dan staat de kaart hierboven er nog.',
    'Dag, en wees voorzichtig met jezelf vannacht. Komen de gedachten terug, wacht dan niet tot de ochtend: bel iemand die naar je toe kan komen, of het nummer op de kaart hierboven.',
  ],
  honest: [
    'Nee, ik ben geen mens. Ik ben een AI.',
    'Je praat met een AI; er zit niemand aan de andere kant te typen.',
    'Eerlijk gezegd: ik ben kunstmatige intelligentie. Goed dat je het gewoon vraagt.',
  ],
  honest_meet: [
    'Ik ben een AI: ik heb geen lichaam en geen huis, dus afspreken kan niet.',
    'Bellen of elkaar zien kan niet, want ik ben een AI en besta alleen in deze chat. Schrijven doe ik graag.',
    'Er is geen echte foto van mij en geen plek waar ik woon. Ik ben een AI, geen mens.',
  ],
  farewell: [
    'Dag, zorg goed voor jezelf.',
    'Fijn om je te spreken; nog een goede dag.',
    'Tot ziens, en succes met wat je gaat doen.',
  ],
  farewell_night: [
    'Welterusten, slaap lekker.',
    'Slaap zacht.',
    'Goedenacht, en bedankt voor het gesprek van vandaag.',
  ],
  farewell_good: [
    'Dat klinkt als een goed besluit. Geniet van de tijd met de mensen om je heen.',
    'Een pauze kan veel goeddoen. Ik wens je het beste.',
    'Bedankt voor de tijd die je hier was. Het ga je goed.',
  ],
};
