import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { textOf } from '../../lib/api';
import { useFocusBack } from '../../lib/focus-back';
import { sizeText } from '../../lib/size';
import { FormMessage } from '../accounts/AuthFrame';
import { DeleteAccount } from './DeleteAccount';
import { Section } from './Section';
import { useTakeEverything } from './use-leaving';

/** Everything as one file, to be kept elsewhere. */
export function TakeEverything() {
  const { take, bytes } = useTakeEverything();
  const saved = take.isSuccess && take.data !== null ? take.data : null;
  return (
    <Section
      title="Take everything with you"
      intro="One ZIP file with your souls, conversations, memories, files and settings: as pages to read without a connection, and as data for programs."
    >
      <div className="grid gap-4">
        <div>
          <button type="button" className="btn btn-quiet" disabled={take.isPending} onClick={() => take.mutate()}>
            <Download size={18} aria-hidden="true" />
            {take.isPending ? 'Gathering everything…' : 'Download everything'}
          </button>
        </div>
        {take.isPending && (
          <p role="status" className="text-sm text-soft">
            {/* How much there will be is not known before it is there. */}
            <span className="sr-only">Your download is on its way.</span>
            <span aria-hidden="true">
              {bytes === 0 ? 'It is being begun.' : `${sizeText(bytes)} have come so far.`}
            </span>
          </p>
        )}
        <FormMessage tone="bad" text={take.error ? `Your download did not work. ${textOf(take.error)}` : null} />
        <FormMessage
          tone="good"
          text={
            saved === null ? null : `Your download is whole: ${sizeText(saved)}. Keep it where only you can open it.`
          }
        />
      </div>
    </Section>
  );
}

/** The end of the account, behind a dialog that says what goes. */
export function EndAccount({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(asked, () => button.current?.focus());
  return (
    <Section
      title="Delete account"
      intro="Your souls, everything you said to each other, what they remember, your files and settings: all of it goes, for good."
    >
      <button ref={button} type="button" className="btn btn-bad" onClick={() => setAsked(true)}>
        Delete account…
      </button>
      {asked && <DeleteAccount email={email} onClose={() => setAsked(false)} />}
    </Section>
  );
}
