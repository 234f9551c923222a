import { TEXTS } from '@kinloom/contract';
import { Logo } from '../ui/Logo';

/** Loading placeholder of a whole screen. */
export function ScreenPlaceholder() {
  return (
    <div role="status" aria-busy="true" className="grid h-full min-h-[60dvh] place-items-center">
      <span className="animate-[breathe_2.4s_ease-in-out_infinite]">
        <Logo size={48} />
      </span>
      <span className="sr-only">{TEXTS.shell.loading}</span>
    </div>
  );
}
