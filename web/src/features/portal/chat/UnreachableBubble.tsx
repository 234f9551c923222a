import { TEXTS, type Companion } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';

/** Error bubble shown when a soul cannot be reached; not a stored message, removed with the next reply. */
export function UnreachableBubble({ soul }: { soul: Companion }) {
  return (
    <div role="alert" className="soul flex gap-3 px-1 pt-2 max-md:gap-2 md:px-0" style={hueStyle(soul.id)}>
      <span className="w-9 flex-none pt-1">
        <Avatar soul={soul} size={36} />
      </span>
      <p className="bubble bubble-soul w-fit">
        <span className="sr-only">{soul.name}: </span>
        {TEXTS.chat.trouble}
      </p>
    </div>
  );
}
