import { Feather } from 'lucide-react';

/** Says below a message box that the next message is a whisper. The live region is always mounted, so that it is announced. */
export function WhisperNote({ isOn, name }: { isOn: boolean; name: string }) {
  return (
    <div role="status">
      {isOn && (
        <p className="flex items-baseline justify-center gap-1.5 pt-2 text-sm text-lamp-text">
          <Feather size={14} aria-hidden="true" className="flex-none self-center" />
          Whispering: your next message stays between you and {name}.
        </p>
      )}
    </div>
  );
}
