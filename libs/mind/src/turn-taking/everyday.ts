import { domainOf } from '../perception/domains';
import { feelingsIn } from '../perception/feelings';
import { EVERYDAY_SHARES, HOLDING_WORDS } from '../recall/words';

/** Words that are names as well, beside those other tables hold: in running text they mean the thing, not the one. */
const ALSO_NAMES = `will may mark rose grace faith joy art bill rob jack dawn summer winter autumn spring april june august january sky star ash drew frank grant
  chase hunter pat sue ray gene cliff dale glen heath lance max miles nick rich rusty skip stone storm sunny van wade ward angel bliss charity
  clay coral crystal daisy destiny ember eve fern flora ginger guy harmony haven hazel heather holly honey ivory ivy jade jasmine jewel lily
  mercy misty olive pearl penny pepper phoenix poppy prudence rain raven river robin rowan ruby sage sandy serenity shadow song spirit trinity
  tiger true violet willow wren muse echo nova atlas ace bear fox wolf dream dreamer guide companion friend teacher mentor sister brother mother
  father moon sun light flame fire night day earth hope peace light oracle angel soul ghost witch wizard knight king queen prince princess
  captain doctor professor coach nurse boss love sweetheart darling baby dear chance reason justice victory liberty patience constance verity
  temperance felicity clarity purity trust truth wisdom silence echo rhyme verse page reed brook lane forest woods field marsh lake bay drum
  viola harp carol melody lyric aria cat dog bird dove lark swan lion`;
const NAMES = new Set([...ALSO_NAMES.split(/\s+/), ...EVERYDAY_SHARES.map(([word]) => word)]);

/** Whether a word (lower case, without accents) is one of everyday talk, so that its standing in a text names nobody. */
export function isEveryday(word: string): boolean {
  return NAMES.has(word) || HOLDING_WORDS.has(word) || domainOf(word) !== null || feelingsIn(['i', word]).length > 0;
}
