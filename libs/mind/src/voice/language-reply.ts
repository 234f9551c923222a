import { messageReader } from '../understanding/message-reader';
import type { ReplySelector } from './reply-selector';
import type { TurnReading } from './turn-reading';

/** Probability from which a message counts as written in another language. */
const LEAST = 0.8;
/** Shorter messages are too short to tell. */
const LEAST_LETTERS = 8;

/** "I can only talk in English" in each language that is recognised. */
const ENGLISH_ONLY: Readonly<Record<string, string>> = {
  es: 'Por ahora solo puedo conversar en inglés. Te leo con gusto si escribes en inglés.',
  fr: "Pour l'instant, je ne peux discuter qu'en anglais. Je te lis volontiers si tu écris en anglais.",
  de: 'Im Moment kann ich mich nur auf Englisch unterhalten. Wenn du auf Englisch schreibst, lese ich gern mit.',
  it: 'Per ora posso parlare solo in inglese. Se scrivi in inglese ti leggo volentieri.',
  pt: 'Por enquanto só consigo conversar em inglês. Se escreveres em inglês, leio com gosto.',
  nl: 'Ik kan nu alleen in het Engels praten. Als je in het Engels schrijft, lees ik graag mee.',
  sv: 'Just nu kan jag bara prata på engelska. Skriv gärna på engelska, så läser jag.',
  pl: 'Na razie mogę rozmawiać tylko po angielsku. Jeśli napiszesz po angielsku, chętnie przeczytam.',
  ru: 'Пока я могу разговаривать только по-английски. Напишите по-английски, и я с радостью прочту.',
  uk: 'Поки що я можу розмовляти лише англійською. Напишіть англійською, і я радо прочитаю.',
  tr: 'Şimdilik yalnızca İngilizce konuşabiliyorum. İngilizce yazarsan memnuniyetle okurum.',
  ar: 'حاليًا أستطيع التحدث بالإنجليزية فقط. إذا كتبت بالإنجليزية فسأقرأ بكل سرور.',
  hi: 'अभी मैं केवल अंग्रेज़ी में बात कर सकता हूँ। अंग्रेज़ी में लिखेंगे तो मैं ख़ुशी से पढ़ूँगा।',
  zh: '目前我只能用英语聊天。如果你用英语写，我很乐意看。',
  ja: '今のところ、英語でしかお話しできません。英語で書いていただければ、喜んで読みます。',
  ko: '지금은 영어로만 대화할 수 있어요. 영어로 쓰시면 기꺼이 읽을게요.',
};

/** The reply to a message in another language; null for English and for what is too short to tell. */
export function languageReply({ message }: TurnReading, selector: ReplySelector): string[] | null {
  if ((message.text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const { language, languageProbability } = messageReader().analyse(message.text);
  if (language === 'en' || languageProbability < LEAST) return null;
  const own = ENGLISH_ONLY[language];
  return own === undefined ? [selector.insist('other_language')] : [own];
}
