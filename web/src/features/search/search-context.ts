import { createContext, useContext } from 'react';

export interface SearchDoor {
  /** Opens the search. */
  open: () => void;
  /** Opens the leap to a day in the conversation that is looked at. */
  openJump: (conversationId: number) => void;
}

export const SearchContext = createContext<SearchDoor>({ open: () => undefined, openJump: () => undefined });

export function useSearchDoor(): SearchDoor {
  return useContext(SearchContext);
}
