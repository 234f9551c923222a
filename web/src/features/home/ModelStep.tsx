import { useModelsInUse } from '../administration/models/use-models';
import { ModelSetup } from '../administration/models/ModelSetup';

/** Onboarding step of operators: set up a language model, or leave it for later. */
export default function ModelStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const models = useModelsInUse();
  const chat = models.data?.roles.find(({ role }) => role === 'chat');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-4xl text-balance">Set up a model</h1>
        <p role="status" className="mt-3 text-soft [overflow-wrap:anywhere]">
          {chat
            ? `${chat.model} speaks for the souls of this installation.`
            : 'A small built-in voice speaks until a language model is set. It runs on this machine, needs nothing else, and says less than a model would.'}
        </p>
      </div>
      <ModelSetup />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="button" className="btn btn-primary min-w-40 max-sm:w-full" onClick={onDone}>
          {chat ? 'Continue' : 'Skip for now'}
        </button>
        <button type="button" className="link min-h-11 px-1" onClick={onBack}>
          Back
        </button>
        <p className="text-sm text-soft">You find this later under Administration, Models.</p>
      </div>
    </div>
  );
}
