import { useEffect, useRef, useState } from 'react';
import { CONTINUITY_PROMPTS, type Companion, LIMITS, type ModelsInUse } from '@kinloom/contract';
import { Checkbox } from '../../../ui/Checkbox';
import { useSouls } from '../../souls/use-souls';
import { QueryView, Section } from '../Parts';
import { ContinuityResults } from './ContinuityResults';
import { nextStep, stepsOf } from './continuity-results';
import { type Candidate, useContinuityCheck } from './use-continuity-check';
import { useModelsInUse } from './use-models';

/** Replays fixed messages to some of the operator's own souls, on the model in use and on another one, side by side. */
export function ContinuityCheck({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const souls = useSouls();
  const models = useModelsInUse();
  const top = useRef<HTMLDivElement>(null);
  // The check is below a table, which may be long.
  useEffect(() => {
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="min-w-0 scroll-mt-5 outline-none">
      <Section
        title={`Continuity check of ${candidate.model}`}
        intro={`Sends ${CONTINUITY_PROMPTS.length} fixed messages per soul to the model in use and to ${candidate.model}. Their servers receive what describes the soul and its rules, never its memories or your conversations. Nothing is stored: leaving the page ends the check.`}
        aside={
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Close
          </button>
        }
      >
        <QueryView query={models} errorTitle="The models could not be loaded">
          {(inUse) => (
            <QueryView query={souls} errorTitle="The souls could not be loaded">
              {(own) => <Check candidate={candidate} current={currentName(inUse)} souls={own} />}
            </QueryView>
          )}
        </QueryView>
      </Section>
    </div>
  );
}

const currentName = ({ roles }: ModelsInUse): string =>
  roles.find(({ role }) => role === 'chat')?.model ?? 'Built-in voice';

function Check({ candidate, current, souls }: { candidate: Candidate; current: string; souls: readonly Companion[] }) {
  const check = useContinuityCheck(candidate);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // The model in use may be replaced while results are shown; they keep the name of the one that replied.
  const [compared, setCompared] = useState(current);
  const { soulIds, results, isRunning, error } = check;
  const isComplete = soulIds.length > 0 && nextStep(soulIds, results) === undefined;
  const isOutdated = soulIds.length > 0 && compared !== current;
  const mayResume = !isRunning && results.size > 0 && !isComplete && !isOutdated;

  function handleStart(): void {
    setCompared(current);
    check.start(chosen);
  }

  if (souls.length === 0)
    return <p className="text-soft">You have no souls yet. Create one to compare models with it.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SoulChoice souls={souls} chosen={chosen} disabled={isRunning} onChoose={setChosen} />
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <button type="button" className="btn btn-quiet" onClick={check.cancel}>
            Cancel the check
          </button>
        ) : (
          <button type="button" className="btn btn-primary" disabled={chosen.length === 0} onClick={handleStart}>
            {results.size === 0 ? 'Start the check' : 'Start again'}
          </button>
        )}
        {mayResume && (
          <button type="button" className="btn btn-quiet" onClick={check.resume}>
            Continue
          </button>
        )}
      </div>
      {soulIds.length > 0 && !isComplete && (
        <progress
          className="h-2 w-full overflow-hidden rounded-full accent-(--lamp)"
          max={stepsOf(soulIds).length}
          value={results.size}
          aria-label={`Continuity check of ${candidate.model}`}
        />
      )}
      <p role="status" className="text-soft empty:hidden">
        {isComplete && 'The check is complete.'}
        {mayResume && !error && 'The check was cancelled.'}
        {isOutdated && ' The model in use has changed since the check began. Start again to compare with it.'}
      </p>
      {error && (
        <p role="alert" className="text-bad">
          {error}
        </p>
      )}
      {results.size > 0 && (
        <ContinuityResults
          souls={souls.filter(({ id }) => soulIds.includes(id))}
          results={results}
          names={{ current: compared, candidate: candidate.model }}
        />
      )}
    </div>
  );
}

function SoulChoice({
  souls,
  chosen,
  disabled,
  onChoose,
}: {
  souls: readonly Companion[];
  chosen: readonly number[];
  disabled: boolean;
  onChoose: (ids: readonly number[]) => void;
}) {
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-1 text-sm font-medium text-soft">Your souls, at most {LIMITS.continuitySouls}</legend>
      <div className="flex max-h-60 flex-wrap gap-x-6 overflow-y-auto">
        {souls.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 min-w-0 items-center gap-3 [overflow-wrap:anywhere]">
            <Checkbox
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= LIMITS.continuitySouls}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
