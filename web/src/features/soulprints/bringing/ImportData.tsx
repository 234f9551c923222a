import { LIMITS, SLIDERS } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';
import { SliderField } from '../../../ui/SliderField';
import { TRAIT_WORDS } from '../../souls/soul-form';
import { FilePicker } from '../FilePicker';
import { Switched } from '../Switched';
import type { Draft } from './draft';

/** What is brought, and how. */
export function ImportData({
  draft,
  missing,
  busy,
  onChange,
}: {
  draft: Draft;
  /** Something was asked for before it was there. */
  missing: boolean;
  busy: boolean;
  onChange: (change: Partial<Draft>) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field
        label="Name"
        name="soul-name"
        autoComplete="off"
        maxLength={LIMITS.soulNameLength}
        placeholder="What is this soul called?"
        problem={missing && draft.name.trim() === '' ? 'A soul needs a name.' : undefined}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className="grid gap-4">
        <FilePicker
          label="Chat export"
          hint="From WhatsApp, Telegram, Discord, ChatGPT, Character.AI and many more, up to 500 MB"
          endings={[]}
          bytes={LIMITS.exportBytes}
          only
          busy={busy}
          files={draft.file ? [draft.file] : []}
          onChange={([file]) => onChange({ file: file ?? null })}
        />
        {draft.file === null && (
          <TextArea
            label="Or paste chat logs"
            name="chat-logs"
            rows={7}
            className="input min-h-36"
            placeholder="One entry after the other, with a blank line between them. A whole export can be pasted too."
            disabled={busy}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
        {missing && draft.file === null && draft.text.trim() === '' && (
          <p className="text-sm text-bad">Choose a file, or paste what was said.</p>
        )}
      </div>
      <Switched
        title="Import conversations"
        hint="What was said becomes conversations to read, with their dates."
        checked={draft.importConversations}
        onChange={(importConversations) => onChange({ importConversations })}
      />
      <Switched
        title="Set the personality by hand"
        hint="Four traits as you say, in place of what the words show."
        checked={draft.manual}
        onChange={(manual) => onChange({ manual })}
      />
      {draft.manual && (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {SLIDERS.map((slider) => (
            <SliderField
              key={slider}
              {...TRAIT_WORDS[slider]}
              value={draft.traits[slider]}
              onChange={(value) => onChange({ traits: { ...draft.traits, [slider]: value } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
