import { textOfLine, MessageBody } from '../message-body';
import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';

/** Reads entries separated by blank lines, without speakers. */
export async function readPlain(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    ledger.setTitle(thread, part.title);
    let entry = new MessageBody(ledger.limits.message);
    const finishMessage = async () => {
      const { text, tooLarge } = entry;
      entry = new MessageBody(ledger.limits.message);
      if (tooLarge) ledger.skip('too-large');
      else if (text !== '') await ledger.accept({ thread, speaker: '', text });
    };
    for await (const lines of part.lines()) {
      for (const line of lines) {
        if (textOfLine(line).trim() === '' && typeof line === 'string') await finishMessage();
        else entry.add(line);
      }
    }
    await finishMessage();
    await ledger.closeThread(thread);
  }
}
