import { CalendarSearch, Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/focus/close-on-escape';
import { useNow } from '../../lib/format/now';
import { useSouls } from '../souls/use-souls';
import { SearchFilters } from './SearchFilters';
import { SearchContent } from './SearchContent';
import { groupHits, hitPath } from './hits';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { optionId } from './ResultList';
import { ANY_TIME, rangeBounds, localDate, validateRange } from './time-range';
import { useOpenConversation } from './use-open-conversation';
import { useSearchHits, useDebouncedText } from './use-search';

/** Search dialog (combobox pattern): the focus stays in the field, arrow keys move through the results. */
export default function SearchDialog({
  initialText = '',
  onClose,
  onFocusBack,
  onGo,
  onJump,
}: {
  initialText?: string;
  onClose: () => void;
  onFocusBack: (event: Event) => void;
  onGo: (path: string) => void;
  onJump: (conversationId: number) => void;
}) {
  const list = useId();
  const [text, setText] = useState(initialText);
  const { debounced, flush } = useDebouncedText(text);
  const [soulId, setSoulId] = useState<number | null>(null);
  const [when, setWhen] = useState(ANY_TIME);
  const [limit, setLimit] = useState<number>(LIMITS.searchDefault);
  const [recentTexts, setRecentTexts] = useState(recentSearches);
  const [highlighted, setHighlighted] = useState<{ in: unknown; at: number } | null>(null);
  const { data: souls } = useSouls();
  const conversation = useOpenConversation();
  const today = localDate(useNow());

  const problem = validateRange(when);
  const q = debounced.trim();
  const query = { q, ...(soulId === null ? {} : { companionId: soulId }), ...rangeBounds(when, today), limit };
  const search = useSearchHits(query, problem === null);
  const empty = text.trim() === '';
  const isPending = empty ? false : text.trim() !== q || search.isPlaceholderData;
  const hasNoResults = empty || problem !== null || search.error !== null;
  const groups = useMemo(() => (hasNoResults ? [] : groupHits(search.data ?? [])), [hasNoResults, search.data]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const soulOf = useCallback((id: number | null) => souls?.find((soul) => soul.id === id), [souls]);

  // The first result is active until arrows or pointer select another one in the same list.
  const currentList: unknown = empty ? recentTexts : hits;
  const count = empty ? recentTexts.length : hits.length;
  const active = highlighted !== null && highlighted.in === currentList ? highlighted.at : empty ? -1 : 0;
  const highlight = (at: number): void => setHighlighted({ in: currentList, at });

  function openAt(index: number): void {
    if (empty) {
      const recent = recentTexts[index];
      if (recent !== undefined) setText(recent);
      return;
    }
    const hit = hits[index];
    if (!hit) return;
    rememberSearch(text);
    onGo(hitPath(hit));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      highlight(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The shown results may belong to the previous query.
      if (isPending) flush();
      else openAt(active);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <div className="pointer-events-none fixed inset-0 z-50 sm:p-4 sm:pt-[9vh]">
          <Dialog.Content
            onKeyDown={closeOnEscape(onClose)}
            onCloseAutoFocus={onFocusBack}
            className="float sheet pointer-events-auto mx-auto flex h-dvh w-full max-w-2xl flex-col max-sm:rounded-none max-sm:border-0 sm:h-auto sm:max-h-[78dvh]"
          >
            <Dialog.Title className="sr-only">Search</Dialog.Title>
            <Dialog.Description className="sr-only">
              Searches your conversations and the memories of your souls. Use the arrow keys to select a result and
              Enter to open it.
            </Dialog.Description>
            <div className="flex items-center gap-3 py-2 pr-2 pl-4">
              <Search size={20} aria-hidden="true" className="flex-none text-faint" />
              <input
                type="text"
                role="combobox"
                aria-label="Search for"
                aria-expanded={count > 0}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={active >= 0 && active < count ? optionId(list, active) : undefined}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={LIMITS.searchLength}
                placeholder="Search messages and memories"
                className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-faint"
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setLimit(LIMITS.searchDefault);
                }}
                onKeyDown={onKey}
              />
              <Dialog.Close className="icon-btn" aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            </div>
            <SearchFilters
              souls={souls ?? []}
              soulId={soulId}
              when={when}
              today={today}
              problem={problem}
              onSoul={setSoulId}
              onWhen={setWhen}
            />
            <SearchContent
              list={list}
              empty={empty}
              recentTexts={recentTexts}
              search={search}
              query={query}
              isPending={isPending}
              isInvalid={problem !== null}
              groups={groups}
              active={active}
              soulOf={soulOf}
              onPoint={highlight}
              onOpen={openAt}
              onShowMore={() => setLimit(LIMITS.searchMax)}
              onClear={() => {
                forgetSearches();
                setRecentTexts([]);
              }}
            />
            {conversation !== null && conversation.lastSeq > 0 && (
              <div className="border-t border-line px-3 py-2">
                <button type="button" className="tool" onClick={() => onJump(conversation.id)}>
                  <CalendarSearch size={16} aria-hidden="true" />
                  Jump to a date in this conversation
                </button>
              </div>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
