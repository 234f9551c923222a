import { beginOf, Body } from '../body';
import { type Ledger } from '../ledger';
import { type Part } from '../part';

/** Entries, set apart by blank lines. Nobody knows who speaks. */
export async function readPlain(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    ledger.title(thread, part.title);
    let entry = new Body(ledger.limits.message);
    const settle = async () => {
      const { text, tooLarge } = entry;
      entry = new Body(ledger.limits.message);
      if (tooLarge) ledger.skip('too-large');
      else if (text !== '') await ledger.keep({ thread, speaker: '', text });
    };
    for await (const lines of part.lines()) {
      for (const line of lines) {
        if (beginOf(line).trim() === '' && typeof line === 'string') await settle();
        else entry.add(line);
      }
    }
    await settle();
    await ledger.threadOver(thread);
  }
}
