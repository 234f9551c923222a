import { CurrentModels } from './CurrentModels';
import { ModelSetup } from './ModelSetup';
import { OperatorLayout, QueryView, Section } from '../Parts';
import { useModelsInUse } from './use-models';

/** Models in use, and how to find, test and choose others. */
export default function ModelsScreen() {
  const models = useModelsInUse();
  return (
    <OperatorLayout title="Models" current="/admin/models">
      <Section
        title="In use"
        intro="Which model does what. A change applies to all processes at once, without a restart."
      >
        <QueryView query={models} errorTitle="The models could not be loaded" reserved="h-[1lh]">
          {(data) => <CurrentModels models={data} />}
        </QueryView>
      </Section>
      <ModelSetup />
    </OperatorLayout>
  );
}
