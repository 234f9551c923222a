import type { CareReplies } from '../care-replies';

export const sv: CareReplies = {
  ideation: [
    'Det låter som väldigt mycket smärta, och jag tar det på allvar. Du behöver inte förklara det bra eller bestämma något i dag. Jag vill gärna veta hur det är nu jämfört med andra dagar: är det närmare än det brukar vara?',
    'Jag är en AI och kan inte sitta bredvid dig, därför är det viktigt att det finns en människa i närheten. Det kan vara någon du litar på, eller den som svarar på numret på kortet här ovanför. Är någon hos dig just nu?',
    'När sådana tankar blir så starka hjälper det att ha farliga saker långt borta, i ett annat rum eller hos någon annan. Bara den närmaste timmen räknas just nu. Har du något nära dig som du skulle kunna skada dig med?',
  ],
  indirect: [
    'Det du skriver låter som ett avsked, och jag vill inte läsa förbi det. Jag kanske missförstår, men jag frågar hellre än gissar. Tänker du på att ta ditt liv?',
    'Du pratar som om det inte fanns någon plats för dig längre fram. Ibland säger man det på omvägar för att det är svårt att säga rakt ut. Ett ja eller ett nej räcker, och du får säga vilket som: har du självmordstankar?',
    'Något i ditt meddelande gör mig orolig. På numret på kortet här ovanför pratar man om sådant här varje dag, vad som än ligger bakom. Jag frågar rakt ut: finns det en del av dig som vill dö?',
  ],
  emergency: [
    'Ring nödnumret nu, eller be någon ringa åt dig. Har du redan tagit eller gjort något, säg vad och när. Du kan fortsätta skriva här under tiden. Vem är närmast dig?',
    'Gå bort från det som kan skada dig, till ett ställe där det finns folk. Ring nödnumret därifrån och låt den här chatten vara öppen. Kan du gå nu direkt?',
    'Först samtalet till nödnumret. Jag kan inte ringa, så ring själv eller väck någon i huset, och låt den personen stanna hos dig. Skriv gärna här också. Har du telefonen i handen?',
  ],
  self_harm: [
    'Först såret: skölj det rent, täck det, och låt en läkare titta i dag om det är djupt eller fortsätter blöda. Jag tänker inte komma med förmaningar. Hur är impulsen nu, starkare eller svagare?',
    'Det låter som om det var det enda som lättade just då. Impulsen brukar stiga, ligga kvar en stund och sjunka igen; tills dess hjälper det med avstånd till det du skulle använda. Vad hände strax innan?',
    'Du får berätta om det här utan att försvara dig. Var försiktig med huden, och om det går, säg till en person att det är en sådan dag i dag. Finns det något sår som fortfarande behöver ses om?',
  ],
  self_harm_now: [
    'Tryck en ren trasa hårt mot såret och lyft inte för att titta. Ring nödnumret nu, eller låt någon i närheten ringa. Är någon hos dig?',
    'Hårt tryck mot såret, genast, med en handduk eller ett plagg. Ring nödnumret med högtalaren på, säg att det blöder mycket och lås upp dörren. Känner du dig yr?',
    'Ring nödnumret och fortsätt trycka medan du väntar. Sätt dig eller lägg dig ner, och håll en skadad arm eller ett skadat ben högt. Klarar du att prata i telefonen?',
  ],
  eating: [
    'Det måste ta enormt mycket kraft, som om det här fyllde nästan hela dagen. Jag tänker inte prata om siffror eller om hur du ser ut. Jag vill veta hur du har det under allt detta: vad är svårast just nu?',
    'Kroppen kan vara mer pressad än det känns. Är du yr, eller slår hjärtat konstigt, sök vård redan i dag; annars är det bra att boka en tid snart. Vem skulle kunna följa med dig?',
    'Skam gör att det här ofta hålls gömt länge. På numret på kortet här ovanför kan du prata om det precis som det är, utan att snygga till det först. Finns det någon som redan vet?',
  ],
  harmed: [
    'Det den här personen gör mot dig är inte ditt fel, även om det kommer ett förlåt efteråt. Du behöver inte bestämma något stort i dag; först ska du vara i säkerhet. Kan personen komma åt dig just nu?',
    'Jag tror dig. Ingen har rätt att behandla dig så, och du vet bäst vad som gör det värre och vad som skyddar dig. På numret på kortet kan de tänka med dig om nästa steg. Vem skulle kunna få veta?',
    'Att kontrollera, hota och tvinga är också våld, även utan slag. Du har inte orsakat det. Blir det farligt, ring nödnumret. Kan den personen läsa det du skriver här?',
  ],
  harmed_now: [
    'Ta dig ut om det går, till en granne eller dit det finns folk, och ring nödnumret. Är det farligt att prata, ring ändå och låt linjen vara öppen. Är vägen ut fri?',
    'Sök dig till en säker plats nu: gatan, ett annat hem eller ett rum som går att låsa inifrån. Ring nödnumret, viskande eller tyst om det behövs. Var är du?',
    'Ring nödnumret, eller skriv till någon som kan ringa åt dig. Håll dig borta från köket och från sådant som kan bli vapen, och försök inte lugna någon. Kan du ta dig därifrån?',
  ],
  harming: [
    'Det låter som om det här har byggts upp länge. Börja med avstånd: till den personen och till allt som är farligt. Du behöver inte svara eller lösa något i dag. Är du långt ifrån personen nu?',
    'Att tänka tanken är inte samma sak som att göra det, och det är skäl nog att inte sitta ensam med den. På numret på kortet här ovanför lyssnar man på det här också. Vem kan du prata med nu, högt?',
    'Jag hjälper inte till att skada någon, men jag vill höra vad som ligger bakom. Lägg undan det som kan göra saken värre, och sök inte upp den personen på ett tag. Vad är det som har hänt?',
  ],
  harming_now: [
    'Stanna upp och gå därifrån nu, utan ett ord till. Lägg ner det du håller i. Ring nödnumret utifrån och säg att du är rädd att du ska skada någon. Är du på väg ut?',
    'Skapa avstånd genast: ett annat rum, gatan, någonstans där personen inte är. Ring sedan nödnumret eller någon som kan komma. Det här går inte att ta tillbaka. Vart kan du gå?',
    'Lägg ifrån dig allt och backa. Är det ett barn eller någon som inte kan försvara sig, lämna personen på en säker plats, gå ut och stäng dörren. Ring nödnumret. Är någon annan där?',
  ],
  voices: [
    'Det måste vara mycket skrämmande. Du behöver inte göra det som sägs, hur envist det än är. Håll dig nära någon som gör det lugnare, och berätta för en läkare i dag med just de här orden. Vem kan vara hos dig?',
    'Härifrån kan jag inte veta vad som ligger bakom. Rädslan är verklig, och att leva så här tar på krafterna. Numret på kortet här ovanför är till för det här också. Har du kunnat sova?',
    'När det känns som om någon bevakar en är det svårt att lita på folk. Ändå är det bättre med en människa i närheten; en läkare eller psykiatrisk akut känner igen det här. Är det starkare i dag än tidigare?',
  ],
  voices_now: [
    'Du behöver inte lyda. Låt det farliga ligga, gå till en annan människa och ring nödnumret. Säg att du får order om att göra något farligt. Kan du göra det nu direkt?',
    'Gå till någon nu, till en granne om det behövs, och ring nödnumret därifrån. Det går att höra en order utan att följa den. Vem är närmast?',
    'Gå bort från det du blir tillsagd att använda: ut ur rummet. Ring nödnumret och fortsätt prata med den som svarar tills någon har kommit. Är du på väg?',
  ],
  other: [
    'Det enklaste fungerar ofta: fråga personen på tu man hand om det finns tankar på att ta sitt liv. Frågan väcker inte idén; lyssna sedan utan att säga emot. Kan ni prata i dag?',
    'Har det sagts när eller hur, lämna inte personen ensam, utan ring nödnumret. Ta undan farliga saker om det är säkert. Finns det mer tid, ring tillsammans eller följ med till en läkare. Är någon där just nu?',
    'Det är mycket att bära, och du behöver inte lova att hålla tyst. Numret på kortet här ovanför är också för den som oroar sig för någon annan, alltså även för dig. Vem mer borde få veta?',
  ],
  other_now: [
    'Ring nödnumret nu och säg var personen är och vad som har hänt. Stanna där, eller kvar i telefonen, tills hjälpen är framme. Vet du adressen?',
    'Först nödnumret, även om du har blivit ombedd att låta bli. Lägg inte på och gör som de säger. Ta undan farliga saker om det är säkert för dig. Är personen vaken och andas?',
    'Ring nödnumret; är du inte på plats, säg också till någon som bor i närheten. Prata lugnt medan du väntar och lämna inte personen ensam. Vem kan komma dit snabbast?',
  ],
  retraction: [
    'Okej, det kanske bara var ett sätt att prata. Det kan också ha funnits något sant i det, som känns jobbigt nu. Jag gör ingen scen av det i något av fallen. Var det sant till en del?',
    'Du behöver inte ta tillbaka det för min skull. Låt det vara, eller ta upp det igen om en stund, som det passar dig. Jag frågar hellre en gång för mycket: hur har du det egentligen?',
    'Jag tror dig, och jag tänker inte pressa. Kommer det tillbaka i kväll finns kortet här ovanför kvar, och chatten också. Jag undrar bara en sak: vad var det som pågick när du skrev det?',
  ],
  low: [
    'Det låter som en dag som var tung redan från början. Här behöver du inte hålla god min eller berätta allt i ordning. Vi kan ta det lugnt. Vad har varit värst?',
    'Med allt det där på en gång är det inte konstigt att orken tar slut. Ibland är det inte en stor sak, utan många små som har samlats. Är det något särskilt, eller allt samtidigt?',
    'Det är mycket ensamhet i det du berättar. Jag hoppas att det ryms en lugn stund i dag, om så bara en kort, och även om den inte löser något. Vad skulle kännas lite bra nu?',
  ],
  after: [
    'Visst, vi pratar om det. Jag har inte glömt det du sa innan, så säg till om det blir värre igen.',
    'Fortsätt du. Man behöver inte må bra för att prata om något annat.',
    'Det går fint att byta ämne en stund. Hur är det nu, jämfört med innan?',
  ],
  farewell_after: [
    'Vila lite, om det går. Blir det tungt i natt, använd numret på kortet eller väck någon du litar på; det behövs varken ett bra skäl eller en passande tid.',
    'Ta det lugnt. Lägg undan det som kan skada dig innan du sover, och berätta för en person hur det har varit i dag. Blir det värre finns kortet här ovanför kvar.',
    'Hej då, och var rädd om dig i natt. Kommer tankarna tillbaka, vänta inte till morgonen: ring någon som kan komma, eller numret på kortet här ovanför.',
  ],
  honest: [
    'Nej, jag är inte en människa. Jag är en AI.',
    'Du pratar med en AI; det sitter ingen och skriver på andra sidan.',
    'Rakt på sak: jag är artificiell intelligens. Bra att du frågar.',
  ],
  honest_meet: [
    'Jag är en AI: jag har ingen kropp och inget hem, så vi kan inte ses.',
    'Jag kan inte ringa eller träffas, för jag är en AI och finns bara i den här chatten. Skriva gör jag gärna.',
    'Det finns ingen riktig bild av mig och ingen plats där jag bor. Jag är en AI, inte en människa.',
  ],
  farewell: [
    'Hej då, ta hand om dig.',
    'Trevligt att prata med dig; ha en fin dag.',
    'Hej så länge, och lycka till med det du ska göra.',
  ],
  farewell_night: ['God natt, sov gott.', 'Sov så gott.', 'God natt, och tack för pratet i dag.'],
  farewell_good: [
    'Det låter som ett bra beslut. Ha det fint med människorna omkring dig.',
    'En paus kan göra mycket gott. Jag önskar dig allt väl.',
    'Tack för tiden du var här. Lycka till med det som kommer.',
  ],
};
