import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { get, id, list, number, text, word } from '../values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

/** Kindroid-Chat-Exporter's list: in no certain order, and what is empty is not there. */
export async function readKindroid(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    const sorted = new TimeOrderedBuffer(ledger, false);
    ledger.title(thread, part.title.replace(/_Chat_Export_\d+$/, ''));
    for await (const { value } of piecesOf(part, ['*'], ledger)) {
      const sender = text(get(value, 'sender'));
      const said = text(get(value, 'message')) ?? '';
      if (sender !== 'ai' && sender !== 'user') ledger.skip('unreadable');
      else if (said.trim() === '')
        ledger.skip(
          list(get(value, 'image_urls')).length > 0 || word(get(value, 'video_description')) ? 'media' : 'empty',
        );
      else {
        await sorted.add({
          thread,
          speaker: word(get(value, 'display_name')) ?? (sender === 'ai' ? 'Kindroid' : 'You'),
          role: sender === 'ai' ? 'soul' : 'person',
          text: said,
          at: number(get(value, 'timestamp')),
          sourceId: id(get(value, 'id')),
        });
      }
    }
    await sorted.handOn();
    await ledger.threadOver(thread);
  }
}
