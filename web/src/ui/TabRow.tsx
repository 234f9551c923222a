import { Tabs } from 'radix-ui';
import { keepSelectedInView } from '../lib/focus/scroll-to-selected';

/** Tab list of a dialog; scrolls horizontally on narrow screens. */
export function TabRow({ label, tabs }: { label: string; tabs: readonly { value: string; label: string }[] }) {
  return (
    <Tabs.List
      aria-label={label}
      className="sideways mb-5 flex border-b border-line"
      // Scrolls the selected tab into view.
      ref={keepSelectedInView}
    >
      {tabs.map((tab) => (
        <Tabs.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-11 flex-none border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-soft outline-offset-[-3px] hover:text-ink data-[state=active]:border-lamp data-[state=active]:text-ink sm:px-4"
        >
          {tab.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
