import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardOverrides, Companion } from '@kinloom/contract';
import { call, textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Switched } from '../Switched';
import { LongText } from './LongText';
import { overridesKey, useOverrides } from '../use-overrides';

/** What a soul's card wanted to put above everything else, with its switch, and the ways it may begin. */
export function Overrides({ soul }: { soul: Companion }) {
  const client = useQueryClient();
  const overrides = useOverrides(soul.id);
  const change = useMutation({
    mutationFn: (enabled: boolean) =>
      call('PUT /api/companions/:id/overrides', { params: { id: soul.id }, body: { enabled } }),
    onSuccess: (changed) => client.setQueryData<CardOverrides | null>(overridesKey(soul.id), changed),
    onError: (error) => toast({ title: 'That could not be saved', description: textOf(error), tone: 'bad' }),
  });
  if (overrides.error) {
    return (
      <ErrorNote
        title="What the card brought could not be read"
        error={overrides.error}
        onRetry={() => void overrides.refetch()}
      />
    );
  }
  if (!overrides.data) return null;
  const { systemPrompt, postHistory, enabled, greetings } = overrides.data;
  const orders = [
    { name: 'Above everything', text: systemPrompt },
    { name: 'After what was said', text: postHistory },
  ].filter(({ text }) => text.trim() !== '');
  if (orders.length === 0 && greetings.length === 0) return null;
  return (
    <section aria-label="From its character card" className="grid gap-4">
      <h3 className="text-lg">From its character card</h3>
      {orders.length > 0 && (
        <>
          <Switched
            title="Let the card’s own orders count"
            hint="They stand above the soul’s own nature, never above Kinloom’s rules."
            checked={enabled}
            disabled={change.isPending}
            onChange={(next) => change.mutate(next)}
          />
          <dl className="grid gap-3">
            {orders.map(({ name, text }) => (
              <Quoted key={name} name={name} text={text} />
            ))}
          </dl>
        </>
      )}
      {greetings.length > 0 && (
        <dl className="grid gap-3">
          {greetings.map((text, place) => (
            <Quoted key={place} name={greetings.length === 1 ? 'Greeting' : `Greeting ${place + 1}`} text={text} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Quoted({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-soft bg-ground px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-sm">
        <LongText text={text} />
      </dd>
    </div>
  );
}
