import { useEffect, useRef } from 'react';
import type { Command, groupCommands } from './commands';

/** Element id of an option, referenced by `aria-activedescendant`. */
export const commandOptionId = (list: string, index: number): string => `${list}-${index}`;

/** The commands as the listbox of the palette's field. `active` is the index of the highlighted option. */
export function CommandList({
  id,
  groups,
  active,
  onPoint,
  onRun,
}: {
  id: string;
  groups: ReturnType<typeof groupCommands>;
  active: number;
  onPoint: (index: number) => void;
  onRun: (command: Command) => void;
}) {
  // Index of the first option of each group.
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0));
  return (
    <div id={id} role="listbox" aria-label="Commands" className="min-h-0 flex-1 overflow-y-auto p-2 pt-0">
      {groups.map(({ group, commands }, at) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
          <p id={`${id}-group-${at}`} role="presentation" className="px-3 pt-3 pb-1 text-sm font-medium text-faint">
            {group}
          </p>
          {commands.map((command, offset) => {
            const index = (starts[at] ?? 0) + offset;
            return (
              <Option
                key={command.id}
                id={commandOptionId(id, index)}
                command={command}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onRun={() => onRun(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  command: { label, Icon, hint },
  isActive,
  onPoint,
  onRun,
}: {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // Keyboard events are handled by the field, which keeps the focus.
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-3 ${isActive ? 'bg-lamp-wash outline outline-1 outline-edge' : ''}`}
      onPointerMove={() => isActive || onPoint()}
      onClick={onRun}
    >
      <Icon size={18} aria-hidden="true" className="flex-none text-soft" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {hint !== undefined && (
        <kbd aria-hidden="true" className="rounded-md border border-line px-1.5 font-sans text-xs leading-5 text-faint">
          {hint}
        </kbd>
      )}
    </div>
  );
}
