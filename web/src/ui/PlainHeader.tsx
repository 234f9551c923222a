import { DrawerButton } from './drawer';
import { ThemeToggle } from './ThemeChoice';

/** Header of screens other than conversations. `heading` is false if the page has its own heading. */
export function PlainHeader({ title, heading = true }: { title: string; heading?: boolean }) {
  const Title = heading ? 'h1' : 'p';
  return (
    <header className="flex items-center gap-2 border-b border-line px-2 py-2.5 md:px-6 md:py-3">
      <DrawerButton />
      <Title className="min-w-0 flex-1 truncate pl-2 font-display text-xl leading-10 font-semibold">{title}</Title>
      <ThemeToggle />
    </header>
  );
}
