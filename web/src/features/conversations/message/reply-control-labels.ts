import { CircleStop, Play, RotateCcw, type LucideIcon } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import type { ReplyControl } from './reply-controls';

const CONTROLS: Readonly<Record<ReplyControl, { label: string; Icon: LucideIcon }>> = {
  retry: { label: 'Try now', Icon: RotateCcw },
  stop: { label: 'Stop', Icon: CircleStop },
  continue: { label: 'Continue', Icon: Play },
  regenerate: { label: 'Regenerate', Icon: RotateCcw },
};

/** Label and icon of a control; regenerating a failed reply is labelled as a retry. */
export function controlLabel(
  control: ReplyControl,
  { status }: Pick<Message, 'status'>,
): { label: string; Icon: LucideIcon } {
  const entry = CONTROLS[control];
  return control === 'regenerate' && status === 'failed' ? { ...entry, label: 'Try again' } : entry;
}
