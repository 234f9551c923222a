import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Shows an error page instead of a crashed subtree; the rest of the app keeps working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('ui.screen_crashed: A screen crashed while rendering.', error.name, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div role="alert" className="grid h-full min-h-[60dvh] place-items-center p-8 text-center">
        <div>
          <p className="font-display text-2xl">This part of the page crashed.</p>
          <p className="mt-2 text-soft">Your drafts are saved. Reloading the page usually helps.</p>
          <button type="button" className="btn btn-primary mt-6" onClick={() => location.reload()}>
            Reload
          </button>
        </div>
      </div>
    );
  }
}
