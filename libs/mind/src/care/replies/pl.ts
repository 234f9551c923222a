import type { CareReplies } from '../care-replies';

export const pl: CareReplies = {
  ideation: [
    'To brzmi jak ogromny ból i traktuję to poważnie. Nie trzeba tego dobrze wyjaśniać ani dziś o niczym decydować. Chcę wiedzieć, jak jest teraz w porównaniu z innymi dniami: czy to jest bliżej niż zwykle?',
    'Jestem AI i nie mogę być obok, dlatego ważne jest dla mnie, żeby w pobliżu był jakiś człowiek. Może to być ktoś, komu ufasz, albo osoba, która odbierze pod numerem z karty powyżej. Czy ktoś jest teraz przy tobie?',
    'Kiedy takie myśli są aż tak silne, pomaga trzymać niebezpieczne rzeczy daleko, w innym pokoju albo u kogoś innego. Na razie liczy się tylko najbliższa godzina. Czy masz pod ręką coś, czym możesz zrobić sobie krzywdę?',
  ],
  indirect: [
    'To, co piszesz, brzmi jak pożegnanie, i nie chcę tego pominąć. Może źle to rozumiem, ale wolę zapytać, niż zgadywać. Czy myślisz o odebraniu sobie życia?',
    'Mówisz tak, jakby dalej nie było już dla ciebie miejsca. Czasem mówi się o tym okrężnie, bo wprost jest za trudno. Wystarczy samo „tak” albo „nie”, każdą odpowiedź można tu dać spokojnie: czy myślisz o samobójstwie?',
    'Coś w twojej wiadomości mnie niepokoi. Pod numerem z karty powyżej są ludzie, którzy rozmawiają o takich sprawach na co dzień, cokolwiek się za tym kryje. Pytam wprost: czy jakaś część ciebie chce umrzeć?',
  ],
  emergency: [
    'Zadzwoń teraz na numer alarmowy albo poproś kogoś, żeby zadzwonił. Jeśli coś już się stało, powiedz co i o której godzinie. Możesz dalej tu pisać. Kto jest najbliżej ciebie?',
    'Odejdź od tego, co może ci zrobić krzywdę, i idź tam, gdzie są ludzie. Stamtąd zadzwoń na numer alarmowy i nie zamykaj tego czatu. Czy możesz wyjść już teraz?',
    'Najpierw telefon na numer alarmowy. Ja nie mogę zadzwonić, więc zrób to ty albo obudź kogoś w domu i niech ta osoba zostanie z tobą. Pisz też dalej tutaj. Masz telefon w ręku?',
  ],
  self_harm: [
    'Najpierw rana: przemyj ją wodą, zakryj, a jeśli jest głęboka albo dalej krwawi, niech jeszcze dziś obejrzy ją lekarz. Nie będę prawić kazań. Jak silna jest teraz ta chęć, mocniejsza czy słabsza niż przedtem?',
    'Wygląda na to, że w tamtej chwili tylko to przynosiło ulgę. Taka chęć zwykle narasta, trwa jakiś czas i opada; do tego momentu pomaga dystans od tego, czego można użyć. Co było tuż przed tym?',
    'Możesz o tym opowiedzieć i nie musisz się tłumaczyć. Zadbaj o skórę, a jeśli się da, powiedz choć jednej osobie, że dziś jest taki dzień. Czy jest jeszcze rana, którą trzeba opatrzyć?',
  ],
  self_harm_now: [
    'Przyciśnij mocno ranę czystą tkaniną i nie podnoś jej, żeby zajrzeć. Zadzwoń teraz na numer alarmowy albo niech zadzwoni ktoś w pobliżu. Czy ktoś jest przy tobie?',
    'Mocny ucisk na ranę, od razu, ręcznikiem albo ubraniem. Zadzwoń na numer alarmowy w trybie głośnomówiącym, powiedz, że krew leci mocno, i otwórz drzwi. Czy kręci ci się w głowie?',
    'Dzwoń na numer alarmowy i cały czas uciskaj ranę. Usiądź albo się połóż, a jeśli to ręka lub noga, trzymaj ją w górze. Czy możesz mówić przez telefon?',
  ],
  eating: [
    'To musi być wyczerpujące, jakby zajmowało prawie cały dzień. Nie będę mówić o liczbach ani o wyglądzie. Chcę wiedzieć, co się dzieje z tobą pod tym wszystkim: co jest teraz najtrudniejsze?',
    'Ciało może być bardziej obciążone, niż to czuć. Jeśli kręci ci się w głowie albo serce bije dziwnie, poszukaj lekarza jeszcze dziś; jeśli nie, umów wizytę w najbliższych dniach. Kto może pójść z tobą?',
    'Przez wstyd takie rzeczy często długo zostają w ukryciu. Pod numerem z karty powyżej można o tym mówić tak, jak jest, bez układania sobie słów. Czy ktoś już o tym wie?',
  ],
  harmed: [
    'To, co robi ci ta osoba, nie jest twoją winą, nawet jeśli potem przeprasza. Nie musisz dziś podejmować wielkich decyzji; najpierw bezpieczeństwo. Czy ta osoba może teraz do ciebie dotrzeć?',
    'Wierzę ci. Nikt nie ma prawa tak cię traktować, a ty wiesz najlepiej, co pogarsza sprawę, a co cię chroni. Pod numerem z karty mogą pomyśleć z tobą o kolejnym kroku. Kto jeszcze może o tym wiedzieć?',
    'Kontrola, groźby i zmuszanie to też przemoc, nawet bez bicia. To nie ty ją powodujesz. Jeśli zrobi się niebezpiecznie, zadzwoń na numer alarmowy. Czy ta osoba może przeczytać to, co tu piszesz?',
  ],
  harmed_now: [
    'Wyjdź, jeśli się da, do sąsiadów albo między ludzi, i zadzwoń na numer alarmowy. Jeśli mówienie jest niebezpieczne, i tak zadzwoń i nie rozłączaj się. Czy droga do wyjścia jest wolna?',
    'Szukaj teraz bezpiecznego miejsca: ulica, inne mieszkanie albo pokój zamykany od środka. Zadzwoń na numer alarmowy, szeptem lub bez słowa, jeśli trzeba. Gdzie teraz jesteś?',
    'Zadzwoń na numer alarmowy albo napisz do kogoś, kto zadzwoni. Trzymaj się z dala od kuchni i wszystkiego, co może być bronią, i nie próbuj nikogo uspokajać. Czy możesz stamtąd odejść?',
  ],
  harming: [
    'Wygląda na to, że zbiera się to od dawna. Najpierw dystans: od tej osoby i od wszystkiego, co niebezpieczne. Nie musisz dziś odpowiadać ani niczego załatwiać. Czy jesteś teraz z dala od niej?',
    'Myśl to nie to samo co czyn, a jednak to dość, żeby nie zostawać z nią sam na sam. Pod numerem z karty powyżej też o tym słuchają. Z kim możesz teraz porozmawiać, na głos?',
    'Nie pomogę nikogo skrzywdzić, ale chcę usłyszeć, co za tym stoi. Odłóż daleko to, co może pogorszyć sprawę, i przez jakiś czas nie szukaj kontaktu z tą osobą. Co się stało?',
  ],
  harming_now: [
    'Zatrzymaj się i wyjdź stamtąd teraz, bez słowa. Odłóż to, co masz w ręku. Na zewnątrz zadzwoń na numer alarmowy i powiedz, że boisz się, że kogoś skrzywdzisz. Czy już wychodzisz?',
    'Oddal się od razu: inny pokój, ulica, gdzieś, gdzie tej osoby nie ma. Potem zadzwoń na numer alarmowy albo do kogoś, kto przyjedzie. Tego nie da się cofnąć. Dokąd możesz pójść?',
    'Odłóż wszystko i cofnij się. Jeśli to dziecko albo ktoś bezbronny, zostaw tę osobę w bezpiecznym miejscu, wyjdź i zamknij drzwi. Zadzwoń na numer alarmowy. Czy jest tam ktoś jeszcze?',
  ],
  voices: [
    'To musi być bardzo straszne. Nie musisz robić tego, co każą, nawet jeśli naciskają. Zostań blisko kogoś, przy kim jest spokojniej, i powiedz o tym dziś lekarzowi, właśnie tymi słowami. Kto może być przy tobie?',
    'Stąd nie mogę wiedzieć, co się za tym kryje. Strach jest prawdziwy, a takie życie bardzo męczy. Numer z karty powyżej jest także na takie sprawy. Czy udaje ci się ostatnio spać?',
    'Kiedy ma się wrażenie, że ktoś obserwuje, trudno komukolwiek zaufać. Mimo to lepiej, żeby obok był jakiś człowiek; lekarz albo zespół kryzysowy zna takie sytuacje. Czy dziś jest to silniejsze niż wcześniej?',
  ],
  voices_now: [
    'Nie musisz słuchać rozkazu. Zostaw to, co niebezpieczne, idź do drugiego człowieka i zadzwoń na numer alarmowy. Powiedz, że coś każe ci zrobić niebezpieczną rzecz. Czy możesz to zrobić już teraz?',
    'Idź teraz do kogoś, choćby do sąsiadów, i stamtąd dzwoń na numer alarmowy. Można słyszeć rozkaz i go nie wykonać. Kto jest najbliżej?',
    'Odsuń się od tego, czego masz użyć: wyjdź z tego pomieszczenia. Zadzwoń na numer alarmowy i rozmawiaj z osobą, która odbierze, aż ktoś przyjedzie. Czy już stamtąd idziesz?',
  ],
  other: [
    'Często działa to, co najprostsze: zapytać tę osobę w cztery oczy, czy myśli o odebraniu sobie życia. Pytanie nie podsuwa takiego pomysłu; potem słuchaj i nie spieraj się. Czy możecie dziś porozmawiać?',
    'Jeśli padło już, kiedy albo jak, nie zostawiaj tej osoby samej i zadzwoń na numer alarmowy. Jeśli to bezpieczne, zabierz niebezpieczne rzeczy. Gdy jest więcej czasu, zadzwońcie razem albo idźcie do lekarza. Czy ktoś przy niej jest?',
    'To duży ciężar i nie musisz obiecywać, że zachowasz tajemnicę. Numer z karty powyżej jest też dla tych, którzy martwią się o kogoś, więc także dla ciebie. Kto jeszcze powinien o tym wiedzieć?',
  ],
  other_now: [
    'Zadzwoń teraz na numer alarmowy i powiedz, gdzie jest ta osoba i co się stało. Bądź przy niej albo na linii, aż przyjedzie pomoc. Czy znasz adres?',
    'Najpierw numer alarmowy, nawet jeśli padła prośba, żeby nie dzwonić. Nie rozłączaj się i rób to, co mówią. Zabierz niebezpieczne rzeczy, jeśli to dla ciebie bezpieczne. Czy ta osoba jest przytomna i oddycha?',
    'Dzwoń na numer alarmowy; jeśli nie ma cię na miejscu, zawiadom też kogoś, kto mieszka blisko. Czekając, mów spokojnie i nie zostawiaj tej osoby samej. Kto dotrze tam najszybciej?',
  ],
  retraction: [
    'Dobrze, może to tylko takie gadanie. Może też było w tym trochę prawdy, a teraz jest niezręcznie. W żadnym razie nie będę robić z tego sceny. Czy coś z tego było na serio?',
    'Nie musisz tego cofać ze względu na mnie. Można to zostawić albo wrócić do tego za chwilę, jak ci wygodniej. Wolę zapytać o raz za dużo: jak jest z tobą naprawdę?',
    'Wierzę ci i nie będę naciskać. Jeśli wieczorem to wróci, karta powyżej dalej tu będzie, ten czat też. Chcę tylko zrozumieć jedno: co się działo, kiedy powstała tamta wiadomość?',
  ],
  low: [
    'To wygląda na dzień, który od rana jest ciężki. Tutaj nie trzeba robić dobrej miny ani opowiadać po kolei. Możemy powoli, bez pośpiechu. Co było w tym najgorsze?',
    'Przy tym wszystkim nic dziwnego, że brakuje sił. Czasem to nie jedna duża rzecz, tylko wiele małych, które się nazbierały. Czy chodzi o coś konkretnego, czy o wszystko naraz?',
    'Dużo samotności jest w tym, co opowiadasz. Oby dziś znalazła się choć jedna spokojna chwila, nawet krótka i nawet jeśli niczego nie rozwiąże. Co dałoby teraz odrobinę ulgi?',
  ],
  after: [
    'Jasne, porozmawiajmy o tym. Pamiętam też o tym, co było wcześniej, więc powiedz, jeśli znowu się nasili.',
    'Pisz dalej. Nie musi być dobrze, żeby rozmawiać o czymś innym.',
    'Może być na chwilę inny temat. Jak jest teraz w porównaniu z wcześniej?',
  ],
  farewell_after: [
    'Odpocznij, jeśli się da. Jeśli w nocy zrobi się ciężko, skorzystaj z numeru na karcie albo obudź kogoś, komu ufasz; nie trzeba do tego ważnego powodu ani przyzwoitej pory.',
    'Idź spokojnie. Przed snem odłóż daleko to, co może ci zrobić krzywdę, i powiedz jednej osobie, jak dziś było. Jeśli będzie gorzej, karta powyżej dalej tu jest.',
    'Do usłyszenia i uważaj na siebie tej nocy. Jeśli myśli wrócą, nie czekaj do rana: zadzwoń do kogoś, kto może przyjść, albo pod numer z karty powyżej.',
  ],
  honest: [
    'Nie, nie jestem człowiekiem. Jestem sztuczną inteligencją.',
    'Rozmawiasz ze sztuczną inteligencją; po drugiej stronie nikt nie pisze.',
    'Mówię wprost: to AI, a nie człowiek. Dobrze, że o to pytasz.',
  ],
  honest_meet: [
    'Jestem sztuczną inteligencją: nie mam ciała ani domu, więc nie możemy się spotkać.',
    'Nie mogę zadzwonić ani się umówić, bo jestem AI i istnieję tylko na tym czacie. Tutaj chętnie porozmawiam.',
    'Nie ma mojego prawdziwego zdjęcia ani miejsca, w którym mieszkam. Jestem AI, nie człowiekiem.',
  ],
  farewell: [
    'Do zobaczenia, trzymaj się.',
    'Miło się rozmawiało; dobrego dnia.',
    'Cześć, i powodzenia we wszystkim, co przed tobą.',
  ],
  farewell_night: ['Dobranoc, śpij dobrze.', 'Spokojnej nocy.', 'Dobranoc i dzięki za dzisiejszą rozmowę.'],
  farewell_good: [
    'To brzmi jak dobra decyzja. Dobrego czasu z ludźmi wokół ciebie.',
    'Przerwa może dobrze zrobić. Wszystkiego dobrego.',
    'Dzięki za wspólne rozmowy. Niech dobrze ci się układa.',
  ],
};
