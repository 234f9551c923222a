import { type Skipped } from '../types';
import { withoutUnseen } from '../words';

/** The mark that iPhones set before what the program, not the person, wrote. */
const MARK = '\u200e';
/** <attached: 00000012-PHOTO.jpg>, in whatever language. */
const ATTACHED = /\u200e?<[^<>:\n]{2,40}:\s?[^<>\n]+\.\w{2,5}>/g;
/** IMG-20240115-WA0003.jpg (file attached), in whatever language; what follows is its caption. */
const FILE =
  /^\u200e?(?:(?:IMG|VID|AUD|PTT|DOC|STK)-\d{8}-WA\d+\.\w{2,5}|\u200e[^\n]{1,120}\.\w{2,5}) \([^()\n]{3,60}\)(?:\n|$)|^[^\n/]{1,120}\.\w{2,5} \(file attached\)(?:\n|$)/;
/** <Media omitted>, in whatever language. */
const LEFT_OUT = /^<[^<>\n]{4,60}>$/;
const EDITED = /\s*(?:\u200e<(?![^<>]*\.\w{2,5}>)[^<>\n]{3,80}>|<This message was edited>)\s*$/;
/** "report.pdf • ‎3 pages ‎document omitted" */
const DOCUMENT = /• ?\u200e|\u200e(?:image|video|audio|sticker|document|GIF|video note|contact card) omitted$/i;

const DELETED = new RegExp(
  String.raw`^(?:this message was deleted|you deleted this message|message deleted|` +
    'diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|' +
    'se eliminó este mensaje|eliminaste este mensaje|este mensaje fue eliminado|' +
    'ce message a été supprimé|vous avez supprimé ce message|' +
    'questo messaggio è stato eliminato|hai eliminato questo messaggio|' +
    'mensagem apagada|esta mensagem foi apagada|você apagou esta mensagem|apagou esta mensagem|' +
    'dit bericht is verwijderd|dit bericht werd verwijderd|u hebt dit bericht verwijderd|je hebt dit bericht verwijderd|' +
    'данное сообщение удалено|вы удалили данное сообщение|сообщение удалено|это сообщение удалено|' +
    'bu mesaj silindi|bu mesajı sildiniz|ta wiadomość została usunięta|usunięto tę wiadomość|' +
    'این پیام حذف شد|تم حذف هذه الرسالة|لقد حذفت هذه الرسالة|यह मैसेज डिलीट किया गया|pesan ini telah dihapus|anda menghapus pesan ini|' +
    '此消息已被删除|您已删除此消息|此訊息已刪除|你已刪除此訊息|このメッセージは削除されました|이 메시지는 삭제되었습니다)' +
    String.raw`(?: by admin [^\n]{1,60})?[.。]?$`,
  'i',
);
const MEDIA =
  /omitted|weggelassen|ausgeschlossen|omitid|omess|omis(?:e|es)?$|absent|oculta?|weggelaten|опущен|пропущен|отсутствует|dahil edilmedi|pominięt|utelat|udelad|محذوف|حذف شد|忽略|省略|未收录|생략|dihilangkan|छोड़/i;

/** The notice every chat begins with, where it stands under the chat's name without its mark. */
const ENCRYPTED =
  /^Messages (?:and calls |to this (?:chat|group) and calls )?are (?:now )?(?:secured with )?end-to-end encrypt/;

/** What a person wrote, without what the program wrote around it; or why it is nothing a person wrote. */
export function judge(written: string): { text: string } | { skipped: Skipped } {
  const edited = written.replace(EDITED, '');
  const words = withoutUnseen(edited).trim();
  if (DELETED.test(words)) return { skipped: 'deleted' };
  const bare = edited.replace(FILE, '').replace(ATTACHED, '');
  const carried = bare.length < edited.length;
  const text = bare.trim();
  if (carried && withoutUnseen(text).trim() === '') return { skipped: 'media' };
  if (words === '') return { skipped: 'empty' };
  if (ENCRYPTED.test(words)) return { skipped: 'system' };
  if (LEFT_OUT.test(words) || DOCUMENT.test(edited)) return { skipped: 'media' };
  if (!carried && edited.startsWith(MARK)) return { skipped: MEDIA.test(words) ? 'media' : 'system' };
  return { text };
}
