import { Plus } from 'lucide-react';
import { useState } from 'react';

/** Input that adds an entry to a list by Enter or button, then clears itself. */
export function AddEntry({ label, onAdd }: { label: string; onAdd: (value: string) => void }) {
  const [value, setValue] = useState('');
  const add = (): void => {
    onAdd(value);
    setValue('');
  };
  return (
    <div className="flex gap-1">
      <input
        className="input min-h-11 py-1.5"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <button
        type="button"
        className="icon-btn size-11"
        aria-label={`${label}: done`}
        disabled={value.trim() === ''}
        onClick={add}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
