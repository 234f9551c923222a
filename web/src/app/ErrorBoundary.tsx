import { Component, type ErrorInfo, type ReactNode } from 'react';

/** What a screen shows when it breaks: that it broke, and the way on. The rest of the app stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen broke.', error.name, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="grid h-full min-h-[60dvh] place-items-center p-8 text-center">
        <div>
          <p className="font-display text-2xl">Something here broke.</p>
          <p className="mt-2 text-soft">Nothing you wrote is lost. Loading the page again usually helps.</p>
          <button type="button" className="btn btn-primary mt-6" onClick={() => location.reload()}>
            Load again
          </button>
        </div>
      </div>
    );
  }
}
