import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { clearPolledResponses } from '../lib/http/conditional-requests';
import { Toaster } from '../ui/Toaster';
import { FakeServer } from './server';

// On a busy machine, lazy parts only come later.
configure({ asyncUtilTimeout: 10_000 });

export interface Shown extends RenderResult {
  user: UserEvent;
  client: QueryClient;
  /** The current path with its query. */
  path: () => string;
}

/** The server of the current test. */
export let server = new FakeServer();

beforeEach(() => {
  server = new FakeServer();
  server.install();
});

afterEach(() => {
  // Toasts live outside of React: one that stays open would appear in the next test.
  for (const close of document.querySelectorAll('[aria-label="Close this notice"]')) fireEvent.click(close);
  cleanup();
  clearPolledResponses();
  localStorage.clear();
  sessionStorage.clear();
  server.verify();
});

/**
 * Renders with what the app provides around each screen: queries, routes and toasts. Lazy parts are awaited.
 * @param at path with query at which it is shown
 * @param data query data that is there already, by key
 */
export async function show(
  element: ReactNode,
  { at = '/', data = [] }: { at?: string; data?: readonly (readonly [readonly unknown[], unknown])[] } = {},
): Promise<Shown> {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, gcTime: Infinity, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const [key, value] of data) client.setQueryData(key, value);
  const [path, search] = [at.split('?')[0] ?? '/', at.split('?')[1] ?? ''];
  const location = memoryLocation({ path, searchPath: search, record: true });
  const user = userEvent.setup({ delay: null });
  let shown: RenderResult | null = null;
  await act(async () => {
    shown = render(
      <QueryClientProvider client={client}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <Suspense>{element}</Suspense>
        </Router>
        <Toaster />
      </QueryClientProvider>,
    );
  });
  if (!shown) throw new Error('nothing was rendered');
  return Object.assign(shown, { user, client, path: () => location.history.at(-1) ?? at });
}
