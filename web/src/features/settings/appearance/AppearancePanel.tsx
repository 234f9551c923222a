import { RadioGroup } from 'radix-ui';
import { SETTINGS_TEXTS } from '@kinloom/contract';
import { chooseTheme, THEMES, useTheme, type Theme } from '../../../lib/storage/theme';
import { THEME_CHOICES } from '../../../ui/ThemeChoice';
import { DisplayChoices } from './DisplayChoices';
import { RoomPreview } from './RoomPreview';
import { Panel } from '../../../ui/Section';

const HINTS: Record<Theme, string> = {
  light: 'Light background, dark text',
  dark: 'Dark background, light text',
  system: 'Follows your device',
};

export function AppearancePanel() {
  const { theme, shown } = useTheme();
  return (
    <Panel title={SETTINGS_TEXTS.appearance} intro="How the app looks on this device. Changes apply immediately.">
      <RadioGroup.Root
        aria-label="Theme"
        className="grid gap-4 sm:grid-cols-3"
        value={theme}
        onValueChange={(value) => chooseTheme(THEMES.find((one) => one === value) ?? 'dark')}
      >
        {THEME_CHOICES.map(({ value, label, Icon }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            aria-label={label}
            className="group flex items-center gap-4 rounded-room border border-edge bg-surface p-3 text-left hover:bg-lamp-wash data-[state=checked]:border-lamp data-[state=checked]:shadow-[inset_0_0_0_1px_var(--lamp)] sm:block"
          >
            <span
              aria-hidden="true"
              className="relative block h-20 w-28 flex-none overflow-hidden rounded-card sm:h-36 sm:w-full"
            >
              {value === 'system' ? (
                <>
                  <RoomPreview theme="light" />
                  <span className="absolute inset-0 [clip-path:polygon(100%_0,100%_100%,0_100%)]">
                    <RoomPreview theme="dark" />
                  </span>
                </>
              ) : (
                <RoomPreview theme={value} />
              )}
            </span>
            <span className="block min-w-0 sm:px-1 sm:pt-3 sm:pb-1">
              <span className="flex items-center gap-2 font-medium">
                <Icon size={18} aria-hidden="true" />
                {label}
              </span>
              <span className="mt-0.5 block text-sm text-soft">
                {HINTS[value]}
                {value === 'system' && theme === 'system' && `. Now ${shown}`}
              </span>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <DisplayChoices />
    </Panel>
  );
}
