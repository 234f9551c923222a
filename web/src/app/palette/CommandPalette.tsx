import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { LIMITS, type Me } from '@kinloom/contract';
import { closeOnEscape } from '../../lib/focus/close-on-escape';
import { useRestoreFocus } from '../../lib/focus/use-restore-focus';
import { useSearchActions } from '../../ui/search-actions';
import { findCommands, groupCommands, type Command } from './commands';
import { CommandList, commandOptionId } from './CommandList';
import { useCommands } from './use-commands';

/** Souls that are listed before anything is typed. */
const SOULS_AT_FIRST = 5;

/** Command palette (combobox pattern): the focus stays in the field, arrow keys move through the commands. */
export default function CommandPalette({ me, onClose }: { me: Me; onClose: () => void }) {
  const list = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const search = useSearchActions();
  const restoreFocus = useRestoreFocus();
  const commands = useCommands(me);
  const query = text.trim();
  const groups = useMemo(() => {
    const found = findCommands(commands, query);
    if (query === '') {
      const later = new Set(found.filter(({ group }) => group === 'Souls').slice(SOULS_AT_FIRST));
      return groupCommands(found.filter((command) => !later.has(command)));
    }
    const searchText: Command = {
      id: 'search-text',
      group: 'Search',
      label: `Search messages for “${query}”`,
      Icon: Search,
      run: () => search.open(query),
    };
    return groupCommands([...found, searchText]);
  }, [commands, query, search]);
  const shown = groups.flatMap((group) => group.commands);

  /** Closes the palette and restores the focus first, so that what the command opens finds its opener. */
  function run({ run: effect }: Command): void {
    flushSync(onClose);
    if (typeof effect === 'function') {
      restoreFocus(new Event('close'));
      effect();
    } else {
      navigate(effect.path);
      document.getElementById('room')?.focus({ preventScroll: true });
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const command = shown[active];
      if (command) run(command);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <div className="pointer-events-none fixed inset-0 z-50 sm:p-4 sm:pt-[12vh]">
          <Dialog.Content
            onKeyDown={closeOnEscape(onClose)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A command has moved the focus already.
              if (document.activeElement === document.body) restoreFocus(event);
            }}
            className="float sheet pointer-events-auto mx-auto flex h-dvh w-full max-w-xl flex-col max-sm:rounded-none max-sm:border-0 sm:h-auto sm:max-h-[70dvh]"
          >
            <Dialog.Title className="sr-only">Command palette</Dialog.Title>
            <Dialog.Description className="sr-only">
              Opens pages and runs commands. Use the arrow keys to select one and Enter to run it.
            </Dialog.Description>
            <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
              <Search size={20} aria-hidden="true" className="flex-none text-faint" />
              <input
                type="text"
                role="combobox"
                aria-label="Command"
                aria-expanded={shown.length > 0}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={active < shown.length ? commandOptionId(list, active) : undefined}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={LIMITS.searchLength}
                placeholder="Type a command or a page"
                className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-faint"
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setActive(0);
                }}
                onKeyDown={onKey}
              />
              <Dialog.Close className="icon-btn" aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            </div>
            <CommandList id={list} groups={groups} active={active} onPoint={setActive} onRun={run} />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
