import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardOverrides, Companion } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { ErrorNote } from '../../../ui/ErrorNote';
import { SwitchRow } from '../SwitchRow';
import { CollapsibleText } from './CollapsibleText';
import { overridesKey, useOverrides } from '../../souls/use-card-overrides';

/** System prompts of a soul's character card with their switch, and its greetings. */
export function CardOverridesSection({ soul }: { soul: Companion }) {
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
        title="The character card could not be loaded"
        error={overrides.error}
        onRetry={() => void overrides.refetch()}
      />
    );
  }
  if (!overrides.data) return null;
  const { systemPrompt, postHistory, enabled, greetings } = overrides.data;
  const prompts = [
    { name: 'System prompt', text: systemPrompt },
    { name: 'After the conversation', text: postHistory },
  ].filter(({ text }) => text.trim() !== '');
  if (prompts.length === 0 && greetings.length === 0) return null;
  return (
    <section aria-label="From its character card" className="grid gap-4">
      <h3 className="text-lg">From its character card</h3>
      {prompts.length > 0 && (
        <>
          <SwitchRow
            title="Use the card’s own instructions"
            hint="They override the soul’s personality, but never Kinloom’s rules."
            checked={enabled}
            disabled={change.isPending}
            onChange={(next) => change.mutate(next)}
          />
          <dl className="grid gap-3">
            {prompts.map(({ name, text }) => (
              <QuotedText key={name} name={name} text={text} />
            ))}
          </dl>
        </>
      )}
      {greetings.length > 0 && (
        <dl className="grid gap-3">
          {greetings.map((text, index) => (
            <QuotedText key={index} name={greetings.length === 1 ? 'Greeting' : `Greeting ${index + 1}`} text={text} />
          ))}
        </dl>
      )}
    </section>
  );
}

function QuotedText({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-soft bg-ground px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-sm">
        <CollapsibleText text={text} />
      </dd>
    </div>
  );
}
