import { CalendarSearch, Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/close-on-escape';
import { useNow } from '../../lib/now';
import { useSouls } from '../souls/use-souls';
import { Filters } from './Filters';
import { Found } from './Found';
import { grouped, pathOf } from './hits';
import { forgetSearches, recents, rememberSearch } from './recents';
import { optionId } from './Results';
import { ANY_TIME, boundsOf, dayOf, problemOf } from './span';
import { useOpenConversation } from './use-open-conversation';
import { useSearchHits, useSettled } from './use-search';

/** The search: a field, what narrows it, and what was found. The focus stays in the field; the arrows go through the list. */
export default function SearchDialog({
  onClose,
  onFocusBack,
  onGo,
  onJump,
}: {
  onClose: () => void;
  onFocusBack: (event: Event) => void;
  onGo: (path: string) => void;
  onJump: (conversationId: number) => void;
}) {
  const list = useId();
  const [text, setText] = useState('');
  const { settled, now: settle } = useSettled(text);
  const [soulId, setSoulId] = useState<number | null>(null);
  const [when, setWhen] = useState(ANY_TIME);
  const [limit, setLimit] = useState<number>(LIMITS.searchDefault);
  const [before, setBefore] = useState(recents);
  const [pointed, setPointed] = useState<{ in: unknown; at: number } | null>(null);
  const { data: souls } = useSouls();
  const conversation = useOpenConversation();
  const today = dayOf(useNow());

  const problem = problemOf(when);
  const q = settled.trim();
  const asked = { q, ...(soulId === null ? {} : { companionId: soulId }), ...boundsOf(when, today), limit };
  const search = useSearchHits(asked, problem === null);
  const empty = text.trim() === '';
  const settling = empty ? false : text.trim() !== q || search.isPlaceholderData;
  const none = empty || problem !== null || search.error !== null;
  const groups = useMemo(() => (none ? [] : grouped(search.data ?? [])), [none, search.data]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const soulOf = useCallback((id: number | null) => souls?.find((one) => one.id === id), [souls]);

  // The first is chosen, until the arrows or the pointer choose another in this very list.
  const inList: unknown = empty ? before : hits;
  const count = empty ? before.length : hits.length;
  const active = pointed !== null && pointed.in === inList ? pointed.at : empty ? -1 : 0;
  const point = (at: number): void => setPointed({ in: inList, at });

  function openAt(place: number): void {
    if (empty) {
      const recent = before[place];
      if (recent !== undefined) setText(recent);
      return;
    }
    const hit = hits[place];
    if (!hit) return;
    rememberSearch(text);
    onGo(pathOf(hit));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      point(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is shown may still belong to other words.
      if (settling) settle();
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
              What was said in your conversations, and what your souls remember. The arrow keys go through what was
              found, Enter opens it.
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
                placeholder="Words that were said, or are remembered"
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
            <Filters
              souls={souls ?? []}
              soulId={soulId}
              when={when}
              today={today}
              problem={problem}
              onSoul={setSoulId}
              onWhen={setWhen}
            />
            <Found
              list={list}
              empty={empty}
              before={before}
              search={search}
              asked={asked}
              settling={settling}
              blocked={problem !== null}
              groups={groups}
              active={active}
              soulOf={soulOf}
              onPoint={point}
              onOpen={openAt}
              onFurther={() => setLimit(LIMITS.searchMax)}
              onForget={() => {
                forgetSearches();
                setBefore([]);
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
