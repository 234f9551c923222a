import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Channel } from '@kinloom/contract';
import { isPendingChannel } from './channel-draft';
import { Toggle } from '../../../ui/Toggle';

/** One channel with its switch and its actions. */
export function ChannelRow({
  channel,
  onToggle,
  onEdit,
  onDelete,
}: {
  channel: Channel;
  onToggle: (active: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const id = useId();
  const busy = isPendingChannel(channel);
  return (
    <div
      aria-busy={busy}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-room border border-line bg-surface p-3 sm:flex-nowrap sm:p-4"
    >
      <span
        aria-hidden="true"
        className={`grid size-11 flex-none place-items-center rounded-card bg-raised text-2xl ${channel.active ? '' : 'opacity-60 grayscale'}`}
      >
        {channel.emoji}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p id={id} className="font-medium [overflow-wrap:anywhere]">
          {channel.name}
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          {channel.description}
          {!channel.active && <span className="sr-only"> Switched off.</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-none items-center gap-1">
        <Toggle label={`${channel.name} is active`} checked={channel.active} disabled={busy} onChange={onToggle} />
        <button type="button" className="icon-btn" aria-label={`Edit ${channel.name}`} disabled={busy} onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Delete ${channel.name}`}
          disabled={busy}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
