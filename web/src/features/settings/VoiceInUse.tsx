import { TEXTS } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import type { VoiceWords } from './account-words';
import { Section } from './Section';
import { useVoice } from './use-account';

/** What souls speak through, and where what is said goes: in plain words. */
export function VoiceInUse() {
  const voice = useVoice();
  return (
    <Section title="The voice in use">
      {voice.isPending && (
        <div role="status" aria-busy="true" className="grid gap-2">
          <span className="sr-only">{TEXTS.shell.loading}</span>
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      )}
      {voice.error && voice.data === undefined && (
        <ErrorNote
          title="Which voice is in use could not be read"
          error={voice.error}
          onRetry={() => void voice.refetch()}
        />
      )}
      {voice.data !== undefined && <Words voice={voice.data} />}
    </Section>
  );
}

function Words({ voice }: { voice: VoiceWords }) {
  if (voice.builtIn) {
    return (
      <>
        <p className="font-medium">The built-in voice</p>
        <p className="mt-1 text-soft">
          It is no language model. It makes its replies from a soul’s own words, what it remembers, and its nature.
          Nothing you say leaves the machine that {TEXTS.product} runs on.
        </p>
      </>
    );
  }
  const { endpoint } = voice;
  return (
    <>
      <p className="font-medium [overflow-wrap:anywhere]">{endpoint?.model ?? 'A language model'}</p>
      <p className="mt-1 text-soft [overflow-wrap:anywhere]">
        {endpoint === null &&
          'The operator of this installation chose it. Ask them which model it is and where it runs. '}
        {endpoint !== null &&
          (endpoint.host === null ? 'A language model. ' : `A language model at ${endpoint.host}. `)}
        What you say, and what a soul remembers of it, is sent there so that it can answer.
      </p>
    </>
  );
}
