import type { OfferedType } from '@kinloom/contract';

/** Something in a text that speaks for a form: how much, and how it is told to a person, as the end of "…, because …" or on its own. */
export interface Sign {
  form: OfferedType;
  weight: number;
  /** A clause: "it begins with “Dear Anna”". */
  clause: string;
}

/** Characters of the beginning, and of the end, that are read closely: a text shows there what it is. */
const BEGINNING = 12_000;
const END = 1_500;
/** Characters from which on a text is long, and very long. */
const LONG = 2_500;
const VERY_LONG = 8_000;
/** Shares of a text's words that speak of oneself, or to somebody, from which on it does so. */
const OF_ONESELF = 0.035;
const TO_SOMEBODY = 0.03;
/** Lines of verse, at least; and the share of them that are short. */
const VERSES = 4;
const SHORT_LINE = 60;
const SHORT_SHARE = 0.8;

const SALUTATION =
  /^(?:(?:my|mein[e]?|mon|ma|mi|min|mio|mia|moj[aе]?)\s+)?(?:dear(?:est)?|beloved|darling|sweetheart|liebe[rs]?|liebste[rs]?|geliebte[rs]?|sehr geehrte[rs]?|cher|chère|chérie?|querid[oa]s?|estimad[oa]|car[oa]|carissim[oa]|amore|beste|lieve|kära?|kjære|kære|rakas|drag[aă]|drog[ia]|sevgili|canım|αγαπητ[έή]|дорог(?:ой|ая|ие)|мил(?:ый|ая)|любим(?:ый|ая)|亲爱的|親愛的|親愛なる|拝啓|사랑하는|عزيز[يت]ي?|प्रिय)(?![\p{L}\p{M}])|^(?:亲爱的|親愛的|親愛なる|拝啓|사랑하는)/iu;
const GREETING =
  /^(?:hi|hey|hello|hallo|bonjour|salut|hola|ciao|oi|olá|hej|привет|здравствуй)(?![\p{L}\p{M}])[^.!?\n]{0,40}[,!:]?$/iu;
const SIGN_OFF =
  /^(?:(?:with )?(?:all )?(?:my |our )?(?:love|thanks|gratitude)(?: always| and kisses)?|lots of love|much love|love always|forever yours|ever yours|yours(?: truly| sincerely| faithfully| always| ever)?|sincerely(?: yours)?|warmly|warm(?:est)? (?:regards|wishes)|kind(?:est)? regards|best(?: wishes| regards)?|take care|affectionately|fondly|hugs(?: and kisses)?|x{2,}o*|xo(?:xo)*|until we meet again|dein[e]?|in liebe|alles liebe|herzlich(?:st)?(?: grüße)?|viele (?:liebe )?grüße|liebe grüße|mit lieben? grüßen|je t'embrasse|bisous|bises|affectueusement|avec (?:tout mon )?amour|ton|ta|con (?:todo mi )?(?:amor|cariño)|un abrazo|besos|tu[yo]{1,2}[oa]?|con affetto|un abbraccio|baci|com (?:todo o meu )?(?:amor|carinho)|um abraço|beijos|liefs|veel liefs|groetjes|kram|целую|с любовью|твоя|твой|обнимаю|敬具|此致|爱你的|愛を込めて|사랑을 담아)(?![\p{L}\p{M}])[\s,.!–—-]*(?:[\p{L}\p{M}'’. -]{0,40})?$/iu;
const POSTSCRIPT = /^(?:p\.? ?s\.?|ps)[:. ]/imu;

const TO_YOU =
  /(?<![\p{L}\p{M}])(?:you|your|yours|yourself|you're|you've|you'll|du|dich|dir|dein\p{L}*|tu|te|toi|ton|ta|tes|ti|tuo|tua|tuoi|usted|vos|você|jij|jou|jouw|je|ты|тебя|тебе|твой|твоя)(?![\p{L}\p{M}])|[你您]|あなた|君|당신|너를/giu;
const OF_ME =
  /(?<![\p{L}\p{M}])(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|our|us|ich|mich|mir|mein\p{L}*|j'|je|moi|mon|ma|mes|yo|mi|mis|conmigo|estoy|soy|tengo|io|mio|mia|eu|meu|minha|ik|mij|mijn|я|меня|мне|мой|моя|мои)(?![\p{L}\p{M}])|[我]|私|僕|俺|나는|내가/giu;
const THINKING =
  /\b(?:i (?:have )?(?:think|thought|feel|felt|wonder|wondered|realis?ed?|realized?|remember|noticed?|understand|understood|believe|hope|miss|learn(?:ed|t)?|keep thinking|used to)|today|tonight|lately|this (?:morning|evening|week)|ich (?:denke|fühle|frage mich|glaube|habe gemerkt|erinnere)|heute|je (?:pense|sens|me demande|crois|me souviens)|aujourd'hui|(?:yo )?(?:pienso|siento|me pregunto|creo|recuerdo)|hoy|(?:io )?(?:penso|sento|mi chiedo|credo|ricordo)|oggi|ik (?:denk|voel|vraag)|vandaag|я (?:думаю|чувствую|помню)|сегодня)\b|今日|今天|思う|覺得|觉得/giu;
const HEADING = /^#{1,6} +\S.*$/gm;
const CHAPTER =
  /^[*_# \t]{0,8}(?:chapter|part|book|canto|verse|act|scene|kapitel|teil|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|глава|часть)[ \t]+(?:[\divxlc]+|\p{L}+)\b.{0,80}$|^第.{1,4}[章節节回]/gimu;
const LISTED = /^[ \t]{0,3}(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/gm;
const TABLE_OR_CODE = /^(?:```|~~~|\|.+\|)/m;
const LORE =
  /\b(?:ingredients?|preheat|tablespoons?|step \d|instructions?|recipe|definition|history of|according to|legend|once upon a time|myth|century|for example|in summary|zutaten|rezept|es war einmal|ingrédients?|recette|il était une fois|ingredientes|receta|érase una vez|ingredienti|ricetta|c'era una volta)\b/giu;
const DATE_LINE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,12},? \d{4}|\p{L}{3,12} \d{1,2}(?:st|nd|rd|th)?,? \d{4})[.,:]?$|^dear diary\b|^(?:journal|diary|tagebuch|journal intime|diario)\b/iu;

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text}”`;
const trimmedLine = (line: string) => line.replace(/^[*_#>\s]+|[*_\s]+$/g, '').trim();
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** What in a text speaks for each form, as one comes upon it in reading. */
export function signsOf(content: string, fileName: string | null): Sign[] {
  const beginning = content.slice(0, BEGINNING);
  const lines = beginning.split('\n').map(trimmedLine).filter(Boolean);
  const ending = content.slice(-END).split('\n').map(trimmedLine).filter(Boolean).slice(-5);
  const words = count(beginning, /[\p{L}\p{M}'’]+/gu);
  // Scripts that put no spaces between words: two characters count as one.
  const wide = count(beginning, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const size = Math.max(1, wide > words ? wide / 2 : words);
  const toYou = count(beginning, TO_YOU);
  const ofMe = count(beginning, OF_ME);
  const signs: Sign[] = [];
  const sign = (form: OfferedType, weight: number, clause: string) => void signs.push({ form, weight, clause });

  const diary = lines.slice(0, 2).find((line) => DATE_LINE.test(line));
  const salutation = lines.slice(0, 3).find((line) => SALUTATION.test(line) && !/^dear diary/i.test(line));
  const greeting = salutation ? undefined : lines.slice(0, 2).find((line) => GREETING.test(line));
  const opening = salutation ?? greeting;
  const addressed = opening?.split(/[,!:.，、：]/)[0]?.trim() ?? '';
  if (opening) sign('letter', salutation ? 3 : 2, `it begins with ${quoted(addressed || opening)}`);
  // The first line is no farewell, however lovingly it is written.
  const farewell = lines.length > 1 ? ending.find((line) => SIGN_OFF.test(line) && line !== lines[0]) : undefined;
  if (farewell) sign('letter', 2.5, `it is signed ${quoted(farewell.replace(/[,，]$/, ''))}`);
  if (POSTSCRIPT.test(content.slice(-END))) sign('letter', 1, 'it has a postscript');
  if (toYou >= 2 && toYou / size >= TO_SOMEBODY) sign('letter', 1.8, 'it speaks to somebody as “you”');

  const headings = count(content, HEADING);
  if (headings > 0)
    sign('scroll', headings > 1 ? 3 : 1.8, headings > 1 ? `it has ${headings} headings` : 'it has a heading');
  const chapters = count(content, CHAPTER);
  if (chapters > 0)
    sign('scroll', 2.5, chapters > 1 ? 'it is told in chapters' : 'it is a chapter of something longer');
  const listed = count(beginning, LISTED);
  if (listed >= 3) sign('scroll', 1.5, `it sets out ${listed} points in a list`);
  if (TABLE_OR_CODE.test(beginning)) sign('scroll', 1.5, 'it holds a table or code');
  const lore = [...new Set((beginning.match(LORE) ?? []).map((word) => word.toLowerCase()))];
  if (lore.length > 0)
    sign('scroll', 1 + Math.min(2, lore.length * 0.5), `it speaks of ${lore.slice(0, 2).map(quoted).join(' and ')}`);
  if (isVerse(lines, listed, headings) && !opening)
    sign('scroll', 2.2, `its ${lines.length} short lines read like verse`);
  if (content.length >= LONG)
    sign(
      'scroll',
      content.length >= VERY_LONG ? 2 : 1,
      `it is long, about ${rounded(size, content.length, beginning.length)} words`,
    );
  if (size >= 40 && ofMe / size < 0.01 && toYou / size < 0.01)
    sign('scroll', 1.5, 'it tells of things rather than of whoever wrote it');
  if (fileName?.toLowerCase().endsWith('.md') && headings > 0) sign('scroll', 0.5, 'it comes from a Markdown file');

  const mine = ofMe / size;
  if (ofMe >= 1 && mine >= OF_ONESELF) sign('reflection', 2, 'it is told in the first person');
  const thought = beginning.match(THINKING)?.map((words) => words.trim());
  if (thought)
    sign(
      'reflection',
      Math.min(1.6, 0.8 + thought.length * 0.2),
      `it thinks back, with words such as ${quoted(thought[0] ?? '')}`,
    );
  if (diary !== undefined) sign('reflection', 2.2, `it is dated like a diary, ${quoted(diary)}`);
  return signs;
}

function isVerse(lines: readonly string[], listed: number, headings: number): boolean {
  const verses = lines.slice(0, 80);
  if (verses.length < VERSES || listed > verses.length / 2 || headings > 1) return false;
  const short = verses.filter((line) => line.length <= SHORT_LINE).length;
  return short / verses.length >= SHORT_SHARE;
}

/** The words of the whole, from those of its beginning: to two figures, for a person. */
function rounded(size: number, whole: number, beginning: number): string {
  const words = (size * whole) / Math.max(1, beginning);
  const step = 10 ** Math.max(1, Math.floor(Math.log10(words)) - 1);
  return (Math.round(words / step) * step).toLocaleString('en');
}
