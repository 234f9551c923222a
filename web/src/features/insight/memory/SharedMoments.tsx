import { CornerUpLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { Companion, SharedMemory } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { CollapsibleText } from '../../../ui/CollapsibleText';
import { MessageText } from '../../conversations/message/MessageText';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { capitalised } from '../../souls/soul-appearance';
import { useSouls } from '../../souls/use-souls';
import { Card, Empty } from '../Card';
import { breakdownOf, sharedMemoryStrength } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { Tile } from '../Tile';
import { useSharedMemories } from '../use-insight';
import { formatShortDay } from '../insight-text';
import { messagePath } from '../../../lib/paths';

const ABOUT = '8 × average significance + 5 × number of shared memories (at most 10); at most 100.';

/** Shared memories with a soul, their strength, and the souls' reflections. */
export function SharedMoments({ soul }: { soul: Companion }) {
  const shared = useSharedMemories();
  return (
    <Card title="Shared memories" intro={`Moments that you and ${soul.name} keep together.`}>
      <InsightQueryView query={shared} errorTitle="Your shared memories could not be loaded">
        {(all) => {
          const own = all.filter(({ companionIds }) => companionIds.includes(soul.id));
          const strength = sharedMemoryStrength(own);
          if (!strength)
            return (
              <Empty>
                Save a moment with “Create Memory” in the menu of a message or of the chat. It is listed here with what{' '}
                {soul.name} says about it.
              </Empty>
            );
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Tile
                name="Strength of shared memories"
                hint="Their significance and number"
                breakdown={breakdownOf(strength, ABOUT)}
                of={100}
              />
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
                {own.map((memory) => (
                  <Moment key={memory.id} memory={memory} />
                ))}
              </ul>
            </div>
          );
        }}
      </InsightQueryView>
    </Card>
  );
}

function Moment({ memory }: { memory: SharedMemory }) {
  const { title, content, personalMeaning, memoryType, significance, createdAt, conversationId, createdFromMessage } =
    memory;
  const now = useNow();
  return (
    <li className="lit rounded-card border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="text-sm text-soft">
          {capitalised(memoryType)} · significance {significance} of 10 · {formatShortDay(createdAt, now)}
        </span>
      </p>
      <div className="mt-2 text-soft">
        <CollapsibleText text={content}>
          <MessageText text={content} />
        </CollapsibleText>
      </div>
      {personalMeaning !== '' && (
        <div className="mt-3 border-l-2 border-lamp pl-3">
          <CollapsibleText text={personalMeaning} className="italic" />
        </div>
      )}
      <Reflections memory={memory} />
      {conversationId !== null && createdFromMessage !== null && (
        <Link
          href={messagePath(conversationId, createdFromMessage)}
          className="link mt-1 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <CornerUpLeft size={15} aria-hidden="true" />
          Show where it was said
        </Link>
      )}
    </li>
  );
}

/** Reflections of the souls; hidden until they exist. */
function Reflections({ memory: { aiReflections, companionIds } }: { memory: SharedMemory }) {
  const { data: souls } = useSouls();
  const reflections = companionIds.flatMap((id) => {
    const soul = souls?.find((candidate) => candidate.id === id);
    const text = aiReflections[String(id)];
    return soul && text !== undefined && text !== '' ? [{ soul, words: text }] : [];
  });
  if (reflections.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {reflections.map(({ soul, words: text }) => (
        <li key={soul.id} className="soul flex items-start gap-3" style={hueStyle(soul.id)}>
          <Avatar soul={soul} size={30} />
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="soul-name block text-sm font-medium">{soul.name}</span>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
