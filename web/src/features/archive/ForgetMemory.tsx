import type { Memory } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { Confirm } from '../../ui/Confirm';
import { useForget } from '../memories/use-memories';
import { useTraces } from './use-archive';
import { tracesWords } from './words';

/** Asks before a memory is forgotten, and says what else goes with it. */
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
  const traces = useTraces(memory.id);
  const forget = useForget(memory.companionId, memory.id, true);
  const goes = traces.data
    ? tracesWords(traces.data)
    : traces.error
      ? `What else goes with it could not be read. ${textOf(traces.error)}`
      : 'Looking at what else goes with it…';
  const failed = forget.error ? ` It was not forgotten. ${textOf(forget.error)}` : '';
  return (
    <Confirm
      title="Forget this memory"
      question={`${name} forgets “${memory.title}” for good. ${goes} What you said stays in your conversations to be read, but ${name} no longer recalls it.${failed}`}
      action="Forget it"
      busy={traces.isPending || forget.isPending}
      onConfirm={() => forget.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      onFocusBack={onFocusBack}
    />
  );
}
