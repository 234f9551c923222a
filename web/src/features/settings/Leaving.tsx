import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Route } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { useRestoreFocusOnClose } from '../../lib/use-restore-focus-on-close';
import { FormMessage } from '../accounts/AuthFrame';
import { DeleteAccount } from './DeleteAccount';
import { PasswordDialog } from './PasswordDialog';
import { Section } from './Section';
import { useTakeEverything } from './use-leaving';

const EXPORT: Route = 'GET /api/account/export';
const FRAME = 'everything';

/** Everything as one file, to be kept elsewhere. */
export function TakeEverything() {
  const { asked, error, frames, passwordWanted, ask, arrived, stopAsking } = useTakeEverything();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Section
      title="Take everything with you"
      intro="One ZIP file with your souls, conversations, memories, files and settings: as pages to read without a connection, and as data for programs."
    >
      <div className="grid gap-4">
        <div>
          <a ref={link} href={EXPORT.slice('GET '.length)} target={FRAME} className="btn btn-quiet" onClick={ask}>
            <Download size={18} aria-hidden="true" />
            Download everything
          </a>
        </div>
        <FormMessage tone="bad" text={error ? `Your download did not work. ${textOf(error)}` : null} />
        <FormMessage
          tone="good"
          text={
            asked
              ? 'Your browser is saving it. Its list of downloads shows how far it is. Keep the file where only you can open it.'
              : null
          }
        />
      </div>
      <iframe
        key={frames}
        name={FRAME}
        title="Your download"
        hidden
        onLoad={({ currentTarget }) => arrived(currentTarget)}
      />
      {passwordWanted && (
        <PasswordDialog
          purpose="Everything in your account will be downloaded as one file."
          action="Download everything"
          onConfirmed={() => {
            stopAsking();
            link.current?.click();
          }}
          onClose={stopAsking}
        />
      )}
    </Section>
  );
}

/** The end of the account, behind a dialog that says what goes. */
export function EndAccount({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useRestoreFocusOnClose(asked, () => button.current?.focus());
  return (
    <Section
      title="Delete account"
      intro="Your souls, everything you said to each other, what they remember, your files and settings: all of it goes, for good. Backups that the operator made before keep it until they are deleted."
    >
      <button ref={button} type="button" className="btn btn-bad" onClick={() => setAsked(true)}>
        Delete account…
      </button>
      {asked && <DeleteAccount email={email} onClose={() => setAsked(false)} />}
    </Section>
  );
}
