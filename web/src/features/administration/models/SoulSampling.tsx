import { useState } from 'react';
import type { SoulConfig } from '@kinloom/contract';
import { Link } from 'wouter';
import { QueryView } from '../Parts';
import { SamplingEditor } from './SamplingEditor';
import { samplingText } from './sampling-text';
import { useModelsInUse } from './use-models';

/** How the language model generates a soul's replies; without a model, that there is none. */
export function SoulSampling({ config }: { config: SoulConfig }) {
  const models = useModelsInUse();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <QueryView query={models} errorTitle="The models could not be loaded">
      {({ roles }) => {
        const chat = roles.find(({ role }) => role === 'chat');
        if (!chat) {
          return (
            <p className="max-w-prose text-soft">
              No language model is in use. The built-in voice answers, and has nothing to set here.{' '}
              <Link href="/admin/models" className="link">
                Set up a model
              </Link>
            </p>
          );
        }
        if (isEditing) return <SamplingEditor config={config} chat={chat} onDone={() => setIsEditing(false)} />;
        return (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 text-soft [overflow-wrap:anywhere]">{samplingText(config.sampling, chat.model)}</p>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label="Edit the language model of this soul"
              onClick={() => setIsEditing(true)}
            >
              Edit
            </button>
          </div>
        );
      }}
    </QueryView>
  );
}
