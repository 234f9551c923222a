import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { MenuPart, MenuProps } from './menu-parts';

/**
 * The menu of a `MenuButton`, open on mount. Rendered beside its button, or at least within the same landmark, and
 * positioned relative to the viewport so that nothing clips it.
 */
export default function OpenMenu({
  label,
  className,
  align,
  parts,
  usePortal: cramped,
  children,
}: MenuProps & { children: ReactNode }) {
  const content = (
    <DropdownMenu.Content
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className="float sheet z-60 max-w-(--radix-dropdown-menu-content-available-width) min-w-52 p-1"
    >
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </DropdownMenu.Content>
  );
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={className}>
        {children}
      </DropdownMenu.Trigger>
      {cramped ? (
        <DropdownMenu.Portal container={document.querySelector('main')}>{content}</DropdownMenu.Portal>
      ) : (
        content
      )}
    </DropdownMenu.Root>
  );
}

function Part({ part }: { part: MenuPart }) {
  switch (part.kind) {
    case 'item':
      return (
        <DropdownMenu.Item className={`menu-item ${part.bad ? 'menu-item-bad' : ''}`} onSelect={part.onSelect}>
          <part.Icon size={18} aria-hidden="true" className="flex-none" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{part.label}</span>
        </DropdownMenu.Item>
      );
    case 'choice':
      return (
        <DropdownMenu.RadioGroup aria-label={part.label} value={part.value} onValueChange={part.onChoose}>
          {part.options.map(({ value, label, Icon }) => (
            <DropdownMenu.RadioItem key={value} value={value} className="menu-item">
              <Icon size={18} aria-hidden="true" />
              <span className="flex-1">{label}</span>
              <DropdownMenu.ItemIndicator className="size-2 rounded-full bg-lamp" />
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      );
    case 'note':
      return (
        <DropdownMenu.Label className="truncate px-3 pt-2 pb-1 text-sm text-faint">{part.text}</DropdownMenu.Label>
      );
    case 'line':
      return <DropdownMenu.Separator className="mx-3 my-1 h-px bg-line" />;
  }
}
