import { createContext, useContext } from 'react';

export interface SearchActions {
  /** Opens the search, optionally for a text. */
  open: (text?: string) => void;
  /** Opens the jump-to-date dialog of a conversation. */
  openJump: (conversationId: number) => void;
}

export const SearchContext = createContext<SearchActions>({ open: () => undefined, openJump: () => undefined });

export function useSearchActions(): SearchActions {
  return useContext(SearchContext);
}
