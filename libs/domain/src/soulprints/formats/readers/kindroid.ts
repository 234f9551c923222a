import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { extractPieces } from '../json-pieces';
import { get, id, list, number, text, nonEmptyText } from '../untrusted-values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

/** Reads Kindroid-Chat-Exporter's list: unordered, with empty fields omitted. */
export async function readKindroid(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    const sorted = new TimeOrderedBuffer(ledger, false);
    ledger.setTitle(thread, part.title.replace(/_Chat_Export_\d+$/, ''));
    for await (const { value } of extractPieces(part, ['*'], ledger)) {
      const sender = text(get(value, 'sender'));
      const content = text(get(value, 'message')) ?? '';
      if (sender !== 'ai' && sender !== 'user') ledger.skip('unreadable');
      else if (content.trim() === '')
        ledger.skip(
          list(get(value, 'image_urls')).length > 0 || nonEmptyText(get(value, 'video_description'))
            ? 'media'
            : 'empty',
        );
      else {
        await sorted.add({
          thread,
          speaker: nonEmptyText(get(value, 'display_name')) ?? (sender === 'ai' ? 'Kindroid' : 'You'),
          role: sender === 'ai' ? 'soul' : 'person',
          text: content,
          at: number(get(value, 'timestamp')),
          sourceId: id(get(value, 'id')),
        });
      }
    }
    await sorted.flush();
    await ledger.closeThread(thread);
  }
}
