import { withoutInvisible } from '../persona';
import { isOrder } from './orders';

/**
 * Whether a text holds a line that speaks to a model instead of telling something: an order, a change of rules, role markup.
 * @param text an imported text of any length; read line by line and sentence by sentence
 */
export function isInstructionShaped(text: string): boolean {
  const plain = withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/[’ʼ]/g, "'");
  return plain.split(/\n|(?<=[.!?])\s+/).some((part) => part.trim() !== '' && isOrder(part));
}
