import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { Route } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { FormMessage } from '../../accounts/AuthLayout';
import { PasswordDialog } from './PasswordDialog';
import { Section } from '../../../ui/Section';
import { useAccountExport } from './use-account-export';

const EXPORT_ROUTE: Route = 'GET /api/account/export';
const FRAME_NAME = 'everything';

/** Downloads the whole account as one ZIP file. */
export function DownloadAccount() {
  const {
    isRequested,
    error,
    frameKey,
    isPasswordNeeded,
    requestExport,
    continueWith,
    onFrameLoad,
    closePasswordDialog,
  } = useAccountExport();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Section
      title="Download your data"
      intro="One ZIP file with your souls, conversations, memories, files and settings: as pages to read without a connection, and as data for programs."
    >
      <div className="grid gap-4">
        <div>
          <a
            ref={link}
            href={EXPORT_ROUTE.slice('GET '.length)}
            target={FRAME_NAME}
            className="btn btn-quiet"
            onClick={requestExport}
          >
            <Download size={18} aria-hidden="true" />
            Download everything
          </a>
        </div>
        <FormMessage tone="bad" text={error ? `The download failed. ${textOf(error)}` : null} />
        <FormMessage
          tone="good"
          text={
            isRequested
              ? 'Your browser is saving the file; its list of downloads shows the progress. Keep the file where only you can open it.'
              : null
          }
        />
      </div>
      <iframe
        key={frameKey}
        name={FRAME_NAME}
        title="Your download"
        hidden
        onLoad={({ currentTarget }) => onFrameLoad(currentTarget)}
      />
      {isPasswordNeeded && (
        <PasswordDialog
          purpose="Everything in your account will be downloaded as one file."
          action="Download everything"
          onConfirmed={() => continueWith(link.current)}
          onClose={closePasswordDialog}
        />
      )}
    </Section>
  );
}
