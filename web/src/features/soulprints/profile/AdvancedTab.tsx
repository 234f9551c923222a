import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Companion, SOULPRINT_TEXTS } from '@kinloom/contract';
import { call } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { TextArea } from '../../../ui/Field';
import { RadioTiles } from '../../../ui/RadioTiles';
import { STATUS_OPTIONS } from './profile-options';
import { putSoul } from '../../souls/soul-cache';
import type { Editing } from './BasicTab';
import { CardOverridesSection } from './CardOverridesSection';
import { PastImports } from './PastImports';
import { PendingMemories } from './PendingMemories';

/** Profile tab: instructions, status, pending memories, card overrides and past imports. */
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
        description: `They apply from the next reply of ${saved.name}.`,
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
          placeholder={`Instructions that ${soul.name} should follow`}
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
      <RadioTiles
        label="Status"
        columns="grid-cols-2"
        options={STATUS_OPTIONS}
        value={profile.status}
        onChange={(status) => set('status', status)}
      />
      <PendingMemories soul={soul} />
      <CardOverridesSection soul={soul} />
      <PastImports soul={soul} />
    </div>
  );
}
