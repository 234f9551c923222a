import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { chooseTheme, useTheme, type Theme } from '../lib/storage/theme';

export const THEME_CHOICES: readonly { value: Theme; label: string; Icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
];

/** Toggles between light and dark. */
export function ThemeToggle() {
  const { shown } = useTheme();
  const next = shown === 'dark' ? 'light' : 'dark';
  const Icon = shown === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={`Switch to the ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
