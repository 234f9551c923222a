import { useState } from 'react';
import { unreachableError } from '../lib/http/api';
import { ErrorNote } from '../ui/ErrorNote';
import { Missing } from '../ui/Missing';
import { RowSkeletons } from '../ui/Section';
import { Skeleton } from '../ui/Skeleton';
import { Group, Specimen, State } from './Specimen';
import { useBusy } from './use-busy';

/** Components for content that is loading, failed or missing. */
export function FeedbackGroup({ onShowMissingPage }: { onShowMissingPage: () => void }) {
  return (
    <Group id="feedback" title="Loading, errors and missing content">
      <Specimen name="Skeleton" about="A loading placeholder; its container sets aria-busy.">
        <State name="Loading">
          <div aria-busy="true" className="grid gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </State>
        <State name="Loading, round">
          <div aria-busy="true">
            <Skeleton className="size-10 rounded-full" />
          </div>
        </State>
      </Specimen>
      <Specimen name="RowSkeletons" about="A loading placeholder of a list of rows.">
        <State name="Loading" wide>
          <RowSkeletons rows={2} />
        </State>
      </Specimen>
      <ErrorNoteSpecimen />
      <MissingSpecimen onShowMissingPage={onShowMissingPage} />
    </Group>
  );
}

function ErrorNoteSpecimen() {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [finish] = useState(() => () => setHasLoaded(true));
  const { isBusy, start } = useBusy(finish);
  return (
    <Specimen name="ErrorNote" about="What failed, why, and a button that tries again.">
      <State name="Server not reached; loads on the second try" wide>
        {isBusy ? (
          <RowSkeletons rows={1} />
        ) : hasLoaded ? (
          <div>
            <p>The rows were loaded.</p>
            <button type="button" className="btn btn-quiet mt-3" onClick={() => setHasLoaded(false)}>
              Show the error again
            </button>
          </div>
        ) : (
          <ErrorNote title="The rows could not be loaded" error={unreachableError()} onRetry={start} />
        )}
      </State>
    </Specimen>
  );
}

function MissingSpecimen({ onShowMissingPage }: { onShowMissingPage: () => void }) {
  return (
    <Specimen
      name="Missing and MissingPage"
      about="In place of something that the address names and that does not exist."
    >
      <State name="Within a page" wide>
        <Missing title="This example does not exist">
          <button type="button" className="btn btn-primary" onClick={onShowMissingPage}>
            Show it as a whole page
          </button>
        </Missing>
      </State>
    </Specimen>
  );
}
