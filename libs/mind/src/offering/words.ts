import type { SUGGESTED_TAGS, SUGGESTED_TONES } from '@kinloom/contract';
import { WordList } from './word-list';

export type SuggestedTone = (typeof SUGGESTED_TONES)[number];
export type SuggestedTag = (typeof SUGGESTED_TAGS)[number];

/** What gives a text its tone. */
export const TONE_WORDS: Readonly<Record<SuggestedTone, WordList>> = {
  gentle: new WordList(
    'gentl soft kindly kindness quietly whisper careful patien mild sanft behutsam leise =doux =douce douceur suave amable gentil zacht',
  ),
  profound: new WordList(
    'profound deepl depth meaning truth eternal infinite existence universe wisdom mortal purpose soul tiefe wahrheit ewig vérité profond verdad profund =sens verità anima =alma',
  ),
  nostalgic: new WordList(
    'nostalg memories remember =childhood =yesterday grandmother grandfather grandma grandpa photograph bygone erinner früher damals kindheit großmutter großvater souvenir enfance autrefois grand-mère recuerd infancia abuel antes ricord infanzia nonn lembranç saudade vroeger помню вспомина бабушк дедушк 思い出 懐かし 想起 回忆 爷爷 奶奶',
  ),
  peaceful: new WordList(
    'peace calm quiet silence silent =still stillness serene tranquil restful =rest resting frieden ruhe ruhig stille friedlich paix =calme tranquil =paz calma silenci silenzio =rust vrede тишин 静 安静 平和',
  ),
  loving: new WordList(
    'love loved loving beloved darling dearest ador cherish =heart hearts embrac kiss =hug =hugs hugged liebe lieb =herz amour aime aimer chéri cœur =amor =amo querid cariño corazón amore =caro =cara cuore liefde =lief =люблю любов 愛 爱',
  ),
  contemplative: new WordList(
    'wonder ponder reflect consider contemplat thought thinking perhaps question realis realiz understand understood nachdenk vielleicht frage gedanke pensée réfléchi peut-être =penso =pensé =pienso pregunt quizá riflett pensier forse reflex',
  ),
  sacred: new WordList(
    'sacred holy prayer pray bless god divine altar temple church spirit angel ritual ceremony grace heaven psalm heilig gebet gott segen sacré prière dieu béni sagrad oraci bendi =dios sacr preghier =dio santo =господ =бог молит 祈 神',
  ),
  tender: new WordList(
    'tender cradl caress fragile delicate lullab baby newborn tiny tears cried crying weep wept held holding zärtlich tränen weint tendre larme pleur tiern ternura lágrim llor =tenero tenerezza lacrim teder tranen слез плака 涙 泪 泣',
  ),
};

/** What a text is of. */
export const TAG_WORDS: Readonly<Record<SuggestedTag, WordList>> = {
  childhood: new WordList(
    'childhood child children =kid kids =boy =girl school playground toy grandmother grandfather grandma grandpa =mum =mom mummy daddy kindheit =kinder =kindes schule enfance enfant école infancia niñ escuela infanzia bambin infância criança jeugd детств 子供 小时候 童年 孩子',
  ),
  nature: new WordList(
    'tree forest =wood =woods river =sea ocean lake mountain hill garden flower bird heron rain snow =wind =sky star =stars =moon =sun sunrise sunset meadow leaf leaves beach island wald fluss meer =see berg garten blume vogel =regen schnee himmel =sterne forêt rivière =mer jardin fleur oiseau montagne pluie =ciel bosque río =mar jardín flor pájar montañ lluvia cielo fiume foresta =mare giardin =bos =zee bloem =лес =море снег река 海 山 河 川 花 風 风 庭 雪 雨 森 鳥 鸟',
  ),
  love: new WordList(
    'love loved loving beloved darling =dearest sweetheart husband wife married wedding kiss romance liebe ehe hochzeit kuss amour mari épous mariage amor espos boda besos amore =sposa =sposo matrimoni liefde любов люблю 愛 爱',
  ),
  loss: new WordList(
    'loss lost died death dying funeral =grave =graves grief griev mourn missing =miss =misses missed =gone goodbye farewell widow ashes verlust verlor =tod =todes gestorben starb beerdigung trauer vermiss perte =mort =morte =morts deuil décès enterrement pérdida muert murió duelo funeral perdita =morto =morti lutto gestorven dood verlies смерт умер похорон 亡 死',
  ),
  growth: new WordList(
    'grow grew grown growth learn learned learnt changed courage overcome progress stronger practise practice wachs gelernt lernen mut verändert grandi appris changé courage crec aprend cambi valor cresc impara groei geleerd выро научи 成長 成长',
  ),
  wonder: new WordList(
    'wonder wondrous amaz astonish magic miracle marvel awe mystery curious dream aurora comet staune wunder zauber =traum =träume träumt émerveill merveill mystère rêve asombr maravill magia milagro sueñ meravigl sogn verwonder droom мечт чуд 夢 梦 奇',
  ),
  connection: new WordList(
    'together friend friendship family sister brother =bond belong trust companion shared neighbour neighbor reunion zusammen freund familie schwester bruder vertrau ensemble amitié =ami =amis =amie famille sœur frère juntos amig famili herman confian insieme amic famigli sorell fratell samen vriend семь дружб вместе 家族 友 家人',
  ),
  healing: new WordList(
    'heal recover recovery forgive forgave forgiven therapy comfort relief sober hope =rest heilung geheilt verzei vergeb trost hoffnung genes guéri pardonn espoir =réconfort sana curar perdon esperanza guarig perdon speranza genez vergev troost надежд прости 癒 希望',
  ),
};

/** Words too common to say what a text is of, in the languages that are read most. */
export const COMMON: ReadonlySet<string> = new Set(
  (
    'feel feels felt feeling that this with from have they them their there then than when what were will would could should been being into about your yours which ' +
    'while where after before again because every some more most very just like only even over under through still also other others each both such much many here those these ' +
    'said says tell told know knew think thought want wanted make made come came went goes going gone back down upon ours ourselves myself himself herself itself does doing done dear love always never ever once ' +
    'thing things something anything nothing everything someone anyone everyone time times year years long first last little great good well really ' +
    'nicht oder aber auch noch eine einen einem einer eines sind wird werden wurde waren haben hatte dass denn wenn dann doch schon mehr sehr über unter nach beim dich mich sich dein mein sein ihre ihnen diese dieser dieses alle immer wieder durch gegen ohne ' +
    'pour dans avec sans cette elle elles nous vous leur leurs mais plus tout tous toute toutes comme être était avoir avait sont même aussi encore très quand chez entre depuis chaque ' +
    'para pero como esta este esto eran está están cuando donde desde hasta todo toda todos todas siempre nunca sobre entre porque también había tiene nuestro nuestra ella ellos ' +
    'della dello delle degli nella nelle sono stato stata quando dove perché anche ancora sempre tutto tutta tutti questa questo quella quello come però essere aveva loro nostro nostra ' +
    'voor niet maar deze werd waren heeft hebben omdat altijd onze naar over door zijn haar hier daar ' +
    'тебе тебя меня было была были если когда очень только чтобы потом этот этого тоже уже ' +
    'isso isto você quando onde muito mais mesmo também sempre tinha pela pelo'
  ).split(' '),
);
