import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { hueStyle } from '../../souls/Avatar';
import { completeMention, mentionAt, type MentionableSoul } from './mentions';

/**
 * Mention autocomplete: a listbox above the message box while a name is typed after an @. Focus stays in the box
 * (`aria-activedescendant`); the list handles its arrow, Enter, Tab and Escape keys first.
 */
export default function MentionList({
  box,
  souls,
  text,
  write,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  souls: readonly MentionableSoul[];
  text: string;
  write: (text: string) => void;
}) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Index of the @ for which the list was dismissed with Escape. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const mention = mentionAt(text, Math.min(caret, text.length), souls);
  const shown = mention && mention.start !== dismissedAt ? mention : null;
  const active = shown ? Math.min(chosen, shown.souls.length - 1) : 0;

  function insertName(name: string): void {
    const area = box.current;
    if (!shown || !area) return;
    const next = completeMention(text, caret, shown.start, name);
    write(next.text);
    setCaret(next.caret);
    setChosen(0);
    area.focus();
    // The box has the new text only after this render.
    requestAnimationFrame(() => area.setSelectionRange(next.caret, next.caret));
  }

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!shown || event.isComposing || event.shiftKey) return;
    const count = shown.souls.length;
    const name = shown.souls[active]?.name;
    if (event.key === 'ArrowDown') setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp') setChosen((active + count - 1) % count);
    else if (event.key === 'Escape') setDismissedAt(shown.start);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) insertName(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onCaret = useEffectEvent((): void => {
    const area = box.current;
    if (!area || document.activeElement !== area) return;
    setCaret(area.selectionEnd);
    if (dismissedAt !== null && area.value[dismissedAt] !== '@') setDismissedAt(null);
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

  const activeId = shown ? `${listId}-${active}` : null;
  useEffect(() => {
    const area = box.current;
    if (!area || activeId === null) return;
    area.setAttribute('aria-controls', listId);
    area.setAttribute('aria-activedescendant', activeId);
    return () => {
      area.removeAttribute('aria-controls');
      area.removeAttribute('aria-activedescendant');
    };
  }, [box, listId, activeId]);

  if (!shown) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Souls to mention"
      className="float sheet absolute bottom-full left-0 z-30 mb-2 max-h-60 min-w-52 overflow-y-auto p-1"
    >
      {shown.souls.map(({ id, name }, index) => (
        // Keyboard selection is handled by the message box.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={id}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-highlighted={index === active ? '' : undefined}
          className="menu-item soul cursor-pointer"
          style={hueStyle(id)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insertName(name)}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-soul" />
          {name}
        </div>
      ))}
    </div>
  );
}
