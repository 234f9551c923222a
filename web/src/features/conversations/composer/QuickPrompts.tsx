import { TEXTS } from '@kinloom/contract';

export type PromptName = keyof typeof TEXTS.chat.prompts;

const NAMES: readonly PromptName[] = ['analysis', 'document', 'framework'];

/** Frequent requests that fill the message box: one row that scrolls horizontally. */
export function QuickPrompts({ onPick }: { onPick: (name: PromptName) => void }) {
  return (
    <div className="sideways flex gap-2 pb-2">
      {NAMES.map((name) => (
        <button key={name} type="button" className="chip" onClick={() => onPick(name)}>
          {TEXTS.chat.prompts[name]}
        </button>
      ))}
    </div>
  );
}
