import { useQuery } from '@tanstack/react-query';
import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { toast } from '../../lib/toasts';
import { Skeleton } from '../../ui/Skeleton';
import { Avatar } from './Avatar';

const TILE_CLASS =
  'grid size-14 place-items-center rounded-full border-2 border-transparent hover:border-edge data-[state=checked]:border-lamp';
/** Value of the avatar that is generated from the name. */
const FROM_NAME = 'name';

/** Radio group of portraits: the avatar generated from the name, or one of the library. */
export function PortraitPicker({
  name,
  archetype,
  avatar,
  onChange,
}: {
  name: string;
  archetype: string;
  /** The chosen portrait as a data URL; null: generated from the name. */
  avatar: string | null;
  onChange: (avatar: string | null) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(FROM_NAME);
  const { data: portraits, isError } = useQuery({
    queryKey: ['portraits'],
    queryFn: async () => (await import('./portraits')).generatePortraits(),
  });
  if (isError) return null; // Without its chunk there is nothing to choose from; the soul gets its generated avatar.

  async function choose(value: string): Promise<void> {
    const portrait = portraits?.[Number(value)];
    try {
      onChange(portrait === undefined ? null : await (await import('./portraits')).renderPortrait(portrait));
      setChosen(value);
    } catch {
      toast({ title: 'This portrait could not be used', tone: 'bad' }); // The browser cannot render it.
    }
  }

  return (
    <div className="grid gap-2">
      <span id={id} className="text-sm font-medium text-soft">
        Portrait
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        className="flex flex-wrap gap-1"
        value={avatar === null ? FROM_NAME : chosen}
        onValueChange={(value) => void choose(value)}
      >
        <RadioGroup.Item value={FROM_NAME} aria-label="Generated automatically" className={TILE_CLASS}>
          <Avatar soul={{ id: null, name: name.trim() || TEXTS.product, archetype, avatar: null }} size={44} />
        </RadioGroup.Item>
        {portraits?.map((portrait, index) => (
          <RadioGroup.Item
            key={portrait}
            value={String(index)}
            aria-label={`Portrait ${index + 1}`}
            className={TILE_CLASS}
          >
            <img src={portrait} alt="" width={44} height={44} className="rounded-full" />
          </RadioGroup.Item>
        ))}
        {!portraits && <Skeleton className="h-14 flex-1 rounded-full" />}
      </RadioGroup.Root>
    </div>
  );
}
