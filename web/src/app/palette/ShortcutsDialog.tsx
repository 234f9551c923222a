import { Modal } from '../../ui/Modal';

/** Groups of keyboard shortcuts: the keys of each, and what they do. */
const SHORTCUTS: readonly { title: string; keys: readonly (readonly [keys: readonly string[], text: string])[] }[] = [
  {
    title: 'Anywhere',
    keys: [
      [['Ctrl', 'K'], 'Command palette (⌘ K on a Mac)'],
      [['/'], 'Search messages and memories'],
      [['?'], 'This list'],
      [['F8'], 'Go to the notifications'],
      [['Esc'], 'Close a dialog or menu'],
    ],
  },
  {
    title: 'In a conversation',
    keys: [
      [['Enter'], 'Send the message'],
      [['Shift', 'Enter'], 'Start a new line'],
    ],
  },
];

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" description="Single keys work while no text field is focused." onClose={onClose}>
      <div className="grid gap-6">
        {SHORTCUTS.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="font-sans text-sm font-medium tracking-normal text-soft">{title}</h3>
            <dl className="mt-2 grid gap-1">
              {keys.map(([combination, text]) => (
                <div key={text} className="flex min-h-10 items-center justify-between gap-4">
                  <dt>{text}</dt>
                  <dd className="flex flex-none gap-1">
                    {combination.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-md border border-line bg-surface px-2 font-sans text-sm text-soft"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
