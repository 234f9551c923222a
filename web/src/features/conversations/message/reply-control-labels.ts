import { CircleStop, Play, RotateCcw, type LucideIcon } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import type { Control } from './reply-controls';

const CONTROLS: Readonly<Record<Control, { label: string; Icon: LucideIcon }>> = {
  retry: { label: 'Try now', Icon: RotateCcw },
  stop: { label: 'Stop', Icon: CircleStop },
  continue: { label: 'Continue', Icon: Play },
  regenerate: { label: 'Regenerate', Icon: RotateCcw },
};

/** What a control is called where it stands: what failed is tried again. */
export function controlWords(
  control: Control,
  { status }: Pick<Message, 'status'>,
): { label: string; Icon: LucideIcon } {
  const words = CONTROLS[control];
  return control === 'regenerate' && status === 'failed' ? { ...words, label: 'Try again' } : words;
}
