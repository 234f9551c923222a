import { LIMITS, SLIDERS } from '@kinloom/contract';
import { Field, TextArea } from '../../../ui/Field';
import { SliderField } from '../../../ui/SliderField';
import { TRAIT_LABELS } from '../../souls/soul-form';
import { FilePicker } from '../files/FilePicker';
import { SwitchRow } from '../SwitchRow';
import type { ImportDraft } from './import-draft';

/** Input of an import: name, export file or pasted text, and options. */
export function ImportForm({
  draft,
  missing,
  busy,
  onChange,
}: {
  draft: ImportDraft;
  /** The form was submitted with required fields empty. */
  missing: boolean;
  busy: boolean;
  onChange: (change: Partial<ImportDraft>) => void;
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
          single
          busy={busy}
          files={draft.file ? [draft.file] : []}
          onChange={([file]) => onChange({ file: file ?? null })}
        />
        {draft.file === null && (
          <TextArea
            label="Or paste chat logs"
            hint={`At least ${LIMITS.importEntries} entries, so that there is enough to analyse.`}
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
          <p className="text-sm text-bad">Choose a file, or paste the chat.</p>
        )}
      </div>
      <SwitchRow
        title="Import conversations"
        hint="Adds the chat as conversations, with the original dates."
        checked={draft.importConversations}
        onChange={(importConversations) => onChange({ importConversations })}
      />
      <SwitchRow
        title="Set the personality manually"
        hint="Set four traits yourself instead of using the analysis."
        checked={draft.manual}
        onChange={(manual) => onChange({ manual })}
      />
      {draft.manual && (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {SLIDERS.map((slider) => (
            <SliderField
              key={slider}
              {...TRAIT_LABELS[slider]}
              value={draft.traits[slider]}
              onChange={(value) => onChange({ traits: { ...draft.traits, [slider]: value } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
