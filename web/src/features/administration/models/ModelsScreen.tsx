import { CurrentModels } from './CurrentModels';
import { ModelSetup } from './ModelSetup';
import { useFirstResults } from '../../../lib/http/use-first-results';
import { LoadingLines, OperatorLayout, QueryView, Section } from '../Parts';
import { useEngine } from './use-engine';
import { useModelsInUse } from './use-models';

/** Models in use, and how to find, test and choose others. */
export default function ModelsScreen() {
  const models = useModelsInUse();
  const isLoaded = useFirstResults([models, useEngine()]);
  return (
    <OperatorLayout title="Models" current="/admin/models">
      {!isLoaded && <LoadingLines />}
      {isLoaded && (
        <>
          <Section
            title="In use"
            intro="Which model does what. A change applies to all processes at once, without a restart."
          >
            <QueryView query={models} errorTitle="The models could not be loaded">
              {(data) => <CurrentModels models={data} />}
            </QueryView>
          </Section>
          <ModelSetup />
        </>
      )}
    </OperatorLayout>
  );
}
