import { BookHeart } from 'lucide-react';
import { QueryView } from './Parts';
import { PrivateSoulNote } from './PrivateSoulNote';
import { NoReflections, Reflection } from './Reflections';
import { useConfig } from './use-administration';

/** Reflections that became memories. */
export function MemoryReflections({ id }: { id: number }) {
  const config = useConfig(id);
  return (
    <QueryView query={config} errorTitle="The reflections could not be loaded">
      {(config) =>
        'withheld' in config ? (
          <PrivateSoulNote />
        ) : config.becameMemory.length === 0 ? (
          <NoReflections />
        ) : (
          <ul className="grid gap-6">
            {config.becameMemory.map(({ reflection, memories }) => (
              <li key={reflection.id}>
                <Reflection reflection={reflection} />
                <ul className="mt-2 grid gap-1 pl-4">
                  {memories.map((memory) => (
                    <li key={memory.id} className="flex items-baseline gap-2 text-sm">
                      <BookHeart size={14} aria-hidden="true" className="relative top-0.5 flex-none text-lamp-text" />
                      <span className="min-w-0 [overflow-wrap:anywhere]">{memory.title}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
