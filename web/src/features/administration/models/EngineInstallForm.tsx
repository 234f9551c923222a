import { useState, type FormEvent } from 'react';
import {
  DEFAULT_ENGINE_CONTEXT,
  ENGINE_CONTEXTS,
  ENGINE_MODELS,
  ENGINE_PACKAGES_BYTES,
  type EngineResources,
  LIMITS,
} from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { formatNumber } from '../../../lib/format/locale';
import { textOf } from '../../../lib/http/api';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import { useInstallEngine } from './use-engine';

const CONTEXTS = ENGINE_CONTEXTS.map((tokens) => ({ value: tokens, label: `${formatNumber(tokens)} tokens` }));

/** The option for a file that is not in the list. */
const OTHER = 'other';
const MODELS = [
  ...ENGINE_MODELS.map(({ name, bytes, licence }) => ({
    value: name,
    label: `${name} · ${formatBytes(bytes)} · ${licence}`,
  })),
  { value: OTHER, label: 'Another file' },
];

/** Asks for a model and for consent, and starts the installation. */
export function EngineInstallForm({ version, resources }: { version: string; resources: EngineResources }) {
  const install = useInstallEngine();
  const [choice, setChoice] = useState<string>(ENGINE_MODELS[0]?.name ?? OTHER);
  const [other, setOther] = useState({ url: '', sha256: '' });
  const [contextTokens, setContextTokens] = useState<number>(DEFAULT_ENGINE_CONTEXT);
  const [hasConsent, setHasConsent] = useState(false);

  const offer = ENGINE_MODELS.find(({ name }) => name === choice);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const { url, sha256 } = offer ?? other;
    install.mutate({ url, sha256, contextTokens, consent: true });
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <SelectField label="Model" value={choice} options={MODELS} onChange={setChoice} />
        <SelectField label="Longest context" value={contextTokens} options={CONTEXTS} onChange={setContextTokens} />
      </div>
      {offer ? (
        <p className="text-sm text-soft">
          From {new URL(offer.url).host}, checked against its SHA-256.{' '}
          <a href={offer.page} target="_blank" rel="noopener noreferrer" className="link">
            Description and licence
          </a>
        </p>
      ) : (
        <OtherFile {...other} onChange={setOther} />
      )}
      <p className="text-sm text-soft">
        This machine has {formatBytes(resources.freeMemory)} of free memory and {formatBytes(resources.freeDisk)} of
        free disk space. A model needs a little more memory than its file is large. Both are checked before the
        download.
      </p>
      <label className="flex items-start gap-3">
        <Checkbox required checked={hasConsent} onChange={(event) => setHasConsent(event.target.checked)} />
        <span>
          Download node-llama-cpp {version} from the npm registry ({formatBytes(ENGINE_PACKAGES_BYTES)} on the disk) and
          this model from its address. I have read the licence of the model.
        </span>
      </label>
      {install.error && (
        <p role="alert" className="text-bad">
          {textOf(install.error)}
        </p>
      )}
      <button type="submit" className="btn btn-primary justify-self-start" disabled={!hasConsent || install.isPending}>
        Install
      </button>
    </form>
  );
}

interface FileAddress {
  url: string;
  sha256: string;
}

/** The address of a file that is not in the list, and its SHA-256. */
function OtherFile({ onChange, ...file }: FileAddress & { onChange: (file: FileAddress) => void }) {
  return (
    <>
      <Field
        label="Address of a GGUF file"
        type="url"
        required
        maxLength={LIMITS.modelAddressLength}
        placeholder="https://models.example.org/model-q4_k_m.gguf"
        hint="The address that downloads the file itself, without signing in."
        value={file.url}
        onChange={(event) => onChange({ ...file, url: event.target.value })}
      />
      <Field
        label="SHA-256 of the file"
        required
        pattern="\s*[0-9a-fA-F]{64}\s*"
        autoComplete="off"
        spellCheck={false}
        hint="Model hubs show it on the page of the file. Only a file with this SHA-256 is used."
        value={file.sha256}
        onChange={(event) => onChange({ ...file, sha256: event.target.value })}
      />
    </>
  );
}
