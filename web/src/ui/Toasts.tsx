import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { TOASTS } from '@kinloom/contract';
import { dismissToast, useToasts } from '../lib/toasts';

/** Toast viewport: one toast at a time, focusable with F8. Only toasts receive clicks, not the area around them. */
export default function Toasts() {
  const toasts = useToasts();
  return (
    <Toast.Provider duration={TOASTS.duration} swipeDirection="right" swipeThreshold={TOASTS.swipeThreshold}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          {...(toast.duration === undefined ? {} : { duration: toast.duration })}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          className="float pointer-events-auto flex animate-[toast-in_220ms_var(--ease)] items-start gap-3 py-3 pr-2 pl-4 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full"
        >
          <span
            aria-hidden="true"
            className={`mt-1 h-4 w-1 flex-none rounded-full ${toast.tone === 'bad' ? 'bg-bad' : 'bg-lamp'}`}
          />
          <div className="min-w-0 flex-1 py-0.5">
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="text-sm text-soft">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              className="btn btn-quiet min-h-11 px-3"
              onClick={toast.action.onSelect}
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="icon-btn" aria-label="Close this notice">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label="Notices ({hotkey})"
        className="toasts pointer-events-none fixed top-0 right-0 z-60 sm:top-auto sm:bottom-0 grid w-full gap-2 p-4 outline-none"
        style={{ maxWidth: TOASTS.maxWidth }}
      />
    </Toast.Provider>
  );
}
