import { TEXTS } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Skeleton } from '../../../ui/Skeleton';
import type { VoiceInfo } from './voice-info';
import { Section } from '../../../ui/Section';
import { useVoice } from './use-account';

/** Shows which voice is in use and where messages are sent. */
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
          title="The voice in use could not be loaded"
          error={voice.error}
          onRetry={() => void voice.refetch()}
        />
      )}
      {voice.data !== undefined && <VoiceDescription voice={voice.data} />}
    </Section>
  );
}

function VoiceDescription({ voice }: { voice: VoiceInfo }) {
  if (voice.builtIn) {
    return (
      <>
        <p className="font-medium">The built-in voice</p>
        <p className="mt-1 text-soft">
          It is not a language model. It builds replies from a soul’s soulprint, memories and personality. Your messages
          never leave the machine that {TEXTS.product} runs on.
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
          'The operator of this installation chose it; ask them which model it is and where it runs. '}
        {endpoint !== null &&
          (endpoint.host === null ? 'A language model. ' : `A language model at ${endpoint.host}. `)}
        Your messages and the memories a reply needs are sent there.
      </p>
    </>
  );
}
