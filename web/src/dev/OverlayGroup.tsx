import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { chooseTheme, THEMES, useTheme } from '../lib/storage/theme';
import { toast } from '../lib/toasts';
import { Confirm } from '../ui/Confirm';
import { Field } from '../ui/Field';
import type { MenuPart } from '../ui/menu-parts';
import { MenuButton } from '../ui/MenuButton';
import { Modal } from '../ui/Modal';
import { THEME_CHOICES } from '../ui/ThemeChoice';
import { Group, Specimen, State } from './Specimen';
import { useBusy } from './use-busy';

/** Components above the page: dialogs, menus and toasts. */
export function OverlayGroup() {
  return (
    <Group id="overlays" title="Overlays">
      <Specimen name="Modal" about="A dialog that traps the focus, closes on Escape and restores the focus afterwards.">
        <ModalState name="Default" />
        <ModalState name="Wide" wide />
        <ModalState name="Stays open on clicks outside" stays />
      </Specimen>
      <ConfirmSpecimen />
      <MenuSpecimen />
      <ToastSpecimen />
    </Group>
  );
}

function OpenerState({ name, label, onOpen }: { name: string; label: string; onOpen: () => void }) {
  return (
    <State name={name}>
      <div>
        <button type="button" className="btn btn-quiet" onClick={onOpen}>
          {label}
        </button>
      </div>
    </State>
  );
}

function ModalState({ name, wide = false, stays = false }: { name: string; wide?: boolean; stays?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <OpenerState name={name} label="Open the dialog" onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Modal
          title="Title of the dialog"
          description="What the dialog is for."
          wide={wide}
          stays={stays}
          onClose={close}
        >
          <div className="grid gap-5">
            <Field label="Name" defaultValue="Luna" />
            <div className="dialog-actions">
              <button type="button" className="btn btn-quiet" onClick={close}>
                Cancel
              </button>
              <button type="button" className="btn btn-primary" onClick={close}>
                Save
              </button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

function ConfirmSpecimen() {
  const [open, setOpen] = useState<'plain' | 'detailed' | null>(null);
  const [close] = useState(() => () => setOpen(null));
  const { isBusy, start } = useBusy(close);
  return (
    <Specimen name="Confirm" about="Asks before an irreversible action. The safe button has the focus.">
      <OpenerState name="Default, loading after confirming" label="Open the question" onOpen={() => setOpen('plain')} />
      <OpenerState name="With consequences" label="Open the longer question" onOpen={() => setOpen('detailed')} />
      {open !== null && (
        <Confirm
          title="Delete the example"
          question="The example is deleted. This cannot be undone."
          {...(open === 'detailed' ? { details: 'Everything that belongs to it is deleted with it.' } : {})}
          action={isBusy ? 'Deleting…' : 'Delete'}
          busy={isBusy}
          onConfirm={start}
          onClose={close}
        />
      )}
    </Specimen>
  );
}

function ExampleMenu({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  const { theme } = useTheme();
  const item = (label: string, Icon: typeof Trash2, bad = false): MenuPart => ({
    kind: 'item',
    label,
    Icon,
    bad,
    onSelect: () => toast({ title: `“${label}” was chosen` }),
  });
  return (
    <div>
      <MenuButton
        label="Actions"
        className={align === 'start' ? 'btn btn-quiet' : 'icon-btn'}
        align={align}
        parts={[
          { kind: 'note', text: 'Example' },
          item('Rename', PencilLine),
          { kind: 'line' },
          {
            kind: 'choice',
            label: 'Theme',
            value: theme,
            options: THEME_CHOICES,
            onChoose: (value) => chooseTheme(THEMES.find((choice) => choice === value) ?? theme),
          },
          { kind: 'line' },
          item('Delete', Trash2, true),
        ]}
      >
        {children}
      </MenuButton>
    </div>
  );
}

function MenuSpecimen() {
  const icon = <Ellipsis size={20} aria-hidden="true" />;
  return (
    <Specimen
      name="MenuButton and OpenMenu"
      about="A button whose menu is loaded on hover or focus: notes, items, choices and separators."
    >
      <State name="Button with text">
        <ExampleMenu align="start">Actions</ExampleMenu>
      </State>
      <State name="Button with an icon">
        <ExampleMenu align="end">{icon}</ExampleMenu>
      </State>
      <State name="Focus" focused>
        <ExampleMenu align="start">Actions</ExampleMenu>
      </State>
    </Specimen>
  );
}

function ToastSpecimen() {
  return (
    <Specimen name="Toaster and Toasts" about="Notices, one at a time. F8 moves the focus to the notice.">
      <OpenerState
        name="Default"
        label="Show a notice"
        onOpen={() => toast({ title: 'Saved', description: 'The changes apply at once.' })}
      />
      <OpenerState
        name="Failure"
        label="Show a failure"
        onOpen={() => toast({ title: 'Not saved', description: 'Please try again.', tone: 'bad' })}
      />
      <OpenerState
        name="With an action"
        label="Show a notice with an action"
        onOpen={() =>
          toast({
            title: 'Deleted',
            action: { label: 'Undo', onSelect: () => toast({ title: 'Restored' }) },
          })
        }
      />
    </Specimen>
  );
}
