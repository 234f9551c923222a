import { Avatar, type Faced } from '../souls/Avatar';

/** What stands where the conversation will be. */
export function FirstWords({ soul }: { soul: Faced }) {
  return (
    <div className="grid min-h-full place-items-center p-8 text-center">
      <div className="flex max-w-sm flex-col items-center">
        <Avatar soul={soul} size={112} halo="soft-shimmer" />
        <p className="mt-8 font-display text-2xl">{soul.name} is listening.</p>
        <p className="mt-2 text-soft">
          Begin wherever you like: the day, a worry, something small that made you smile.
        </p>
      </div>
    </div>
  );
}
