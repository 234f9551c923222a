import type { Memory } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { Confirm } from '../../ui/Confirm';
import { useForgetMemory } from '../memories/use-memories';
import { useMemoryTraces } from './use-archive';
import { formatTraces } from './memory-text';

/** Confirms forgetting a memory and lists what else is erased. */
export function ForgetMemory({
  name,
  memory,
  onClose,
  onFocusBack,
}: {
  name: string;
  memory: Memory;
  onClose: () => void;
  onFocusBack: (event: Event) => void;
}) {
  const traces = useMemoryTraces(memory.id);
  const forget = useForgetMemory(memory.companionId, memory);
  const tracesText = traces.data
    ? formatTraces(traces.data)
    : traces.error
      ? `What else will be deleted could not be loaded. ${textOf(traces.error)}`
      : 'Checking what else will be deleted…';
  return (
    <Confirm
      title="Forget this memory"
      question={`${name} forgets “${memory.title}”. ${tracesText} What you said stays in your conversations, but ${name} no longer recalls it.`}
      action="Forget it"
      busy={traces.isPending}
      onConfirm={() => {
        onClose();
        forget();
      }}
      onClose={onClose}
      onFocusBack={onFocusBack}
    />
  );
}
