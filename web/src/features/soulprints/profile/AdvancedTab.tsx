import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Companion, SOULPRINT_TEXTS } from '@kinloom/contract';
import { call } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { TextArea } from '../../../ui/Field';
import { Choice } from '../../settings/Choice';
import { STATUSES } from '../../settings/profile-options';
import { putSoul } from '../../souls/cache';
import type { Editing } from './BasicTab';
import { Overrides } from './Overrides';
import { PastImports } from './PastImports';
import { PendingMemories } from './PendingMemories';

/** How a soul is told to be, what it is doing, and where it came from. */
export function AdvancedTab({ soul, editing: { profile, set } }: { soul: Companion; editing: Editing }) {
  const client = useQueryClient();
  const { gptInstructions } = profile;
  const instruct = useMutation({
    mutationFn: () =>
      call('PUT /api/companions/:id/gpt-instructions', { params: { id: soul.id }, body: { gptInstructions } }),
    onSuccess: (saved) => {
      putSoul(client, saved);
      toast({
        title: SOULPRINT_TEXTS.instructionsUpdated,
        description: `${saved.name} keeps to them from the next reply on.`,
      });
    },
    onError: () => toast({ ...SOULPRINT_TEXTS.instructionsFailed, tone: 'bad' }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <TextArea
          label="Instructions"
          name="instructions"
          rows={6}
          maxLength={LIMITS.instructionsLength}
          placeholder={`What ${soul.name} should keep to, in your own words`}
          value={gptInstructions}
          onChange={(event) => set('gptInstructions', event.target.value)}
        />
        <button
          type="button"
          className="btn btn-quiet justify-self-end"
          disabled={instruct.isPending || gptInstructions === soul.gptInstructions}
          onClick={() => instruct.mutate()}
        >
          Save instructions
        </button>
      </div>
      <Choice
        label="Status"
        columns="grid-cols-2"
        options={STATUSES}
        value={profile.status}
        onChange={(status) => set('status', status)}
      />
      <PendingMemories soul={soul} />
      <Overrides soul={soul} />
      <PastImports soul={soul} />
    </div>
  );
}
