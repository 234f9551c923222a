import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { hueStyle } from '../../souls/Avatar';
import { completeMention, mentionAt } from './mentions';

/**
 * Completes the names of a group's souls while they are typed behind an @: a list above the message box. The focus stays in the
 * box, which says which name is meant; its keys go to the list first as long as that is there.
 */
export default function MentionList({
  box,
  names,
  text,
  write,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  names: readonly string[];
  text: string;
  write: (text: string) => void;
}) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Where the @ stands that the person does not want a list for. */
  const [waved, setWaved] = useState<number | null>(null);
  const mention = mentionAt(text, Math.min(caret, text.length), names);
  const shown = mention && mention.at !== waved ? mention : null;
  const active = shown ? Math.min(chosen, shown.names.length - 1) : 0;

  function take(name: string): void {
    const area = box.current;
    if (!shown || !area) return;
    const next = completeMention(text, caret, shown.at, name);
    write(next.text);
    setCaret(next.caret);
    setChosen(0);
    area.focus();
    // The box has the new text only after this rendering.
    requestAnimationFrame(() => area.setSelectionRange(next.caret, next.caret));
  }

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!shown || event.isComposing || event.shiftKey) return;
    const count = shown.names.length;
    const name = shown.names[active];
    if (event.key === 'ArrowDown') setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp') setChosen((active + count - 1) % count);
    else if (event.key === 'Escape') setWaved(shown.at);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) take(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onCaret = useEffectEvent((): void => {
    const area = box.current;
    if (!area || document.activeElement !== area) return;
    setCaret(area.selectionEnd);
    if (waved !== null && area.value[waved] !== '@') setWaved(null);
  });

  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.setAttribute('aria-autocomplete', 'list');
    area.setAttribute('aria-haspopup', 'listbox');
    area.addEventListener('keydown', onKey);
    area.addEventListener('input', onCaret);
    document.addEventListener('selectionchange', onCaret);
    return () => {
      area.removeEventListener('keydown', onKey);
      area.removeEventListener('input', onCaret);
      document.removeEventListener('selectionchange', onCaret);
    };
  }, [box]);

  const pointed = shown ? `${listId}-${active}` : null;
  useEffect(() => {
    const area = box.current;
    if (!area || pointed === null) return;
    area.setAttribute('aria-controls', listId);
    area.setAttribute('aria-activedescendant', pointed);
    return () => {
      area.removeAttribute('aria-controls');
      area.removeAttribute('aria-activedescendant');
    };
  }, [box, listId, pointed]);

  if (!shown) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Souls to name"
      className="float sheet absolute bottom-full left-0 z-30 mb-2 max-h-60 min-w-52 overflow-y-auto p-1"
    >
      {shown.names.map((name, place) => (
        // The keyboard is the message box's: it moves through these options and takes them.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={name}
          id={`${listId}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          data-highlighted={place === active ? '' : undefined}
          className="menu-item soul cursor-pointer"
          style={hueStyle(name)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(name)}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-soul" />
          {name}
        </div>
      ))}
    </div>
  );
}
