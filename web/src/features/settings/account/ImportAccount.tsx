import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { AccountImported } from '@kinloom/contract';
import { FormMessage } from '../../accounts/AuthLayout';
import { Progress } from '../../soulprints/files/Progress';
import { Section } from '../../../ui/Section';
import { useAccountImport } from './use-account-import';

/** Imports an account exported from another installation. */
export function ImportAccount() {
  const { start, busy, progress, message, error, imported } = useAccountImport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Section
      title="Import an account"
      intro="Choose the ZIP file that “Download everything” saved at another Kinloom. Your souls, conversations, memories, files and settings are imported unchanged. This account must not have souls or conversations yet."
    >
      <div className="grid gap-4">
        <div>
          <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => input.current?.click()}>
            <Upload size={18} aria-hidden="true" />
            Choose a file…
          </button>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            hidden
            aria-label="Exported account"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Reset, so that choosing the same file again fires another change event.
              currentTarget.value = '';
              if (file) start(file);
            }}
          />
        </div>
        {progress !== null && <Progress label="Import of the account" value={progress} message={message} />}
        <FormMessage tone="bad" text={error ? `The account was not imported. ${error}` : null} />
        <FormMessage tone="good" text={imported ? formatSummary(imported) : null} />
      </div>
    </Section>
  );
}

function formatSummary({ counts, skipped }: AccountImported): string {
  const parts = [
    formatCount(counts['companions'], 'soul'),
    formatCount(counts['conversations'], 'conversation'),
    formatCount(counts['messages'], 'message'),
  ];
  const skippedText =
    skipped === 0 ? '' : ` ${formatCount(skipped, 'entry', 'entries')} belonged to something that was already deleted.`;
  return `Imported: ${parts.join(', ')}, with everything that belongs to them.${skippedText}`;
}

function formatCount(count = 0, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
