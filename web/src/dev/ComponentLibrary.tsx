import { useState } from 'react';
import { useTitle } from '../lib/browser/title';
import { MissingPage } from '../ui/Missing';
import { PlainHeader } from '../ui/PlainHeader';
import { ButtonGroup } from './ButtonGroup';
import { ChoiceGroup } from './ChoiceGroup';
import './component-library.css';
import { ContentGroup } from './ContentGroup';
import { FeedbackGroup } from './FeedbackGroup';
import { FieldGroup } from './FieldGroup';
import { HeaderGroup } from './HeaderGroup';
import { OverlayGroup } from './OverlayGroup';
import { SelectGroup } from './SelectGroup';
import { TokenGroup } from './TokenGroup';

const CONTENTS = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'buttons', label: 'Buttons' },
  { id: 'fields', label: 'Text fields' },
  { id: 'selects', label: 'Select fields' },
  { id: 'choices', label: 'Choices' },
  { id: 'content', label: 'Content' },
  { id: 'overlays', label: 'Overlays' },
  { id: 'feedback', label: 'Loading and errors' },
  { id: 'headers', label: 'Headers' },
] as const;

/** All components of `web/src/ui` and the design tokens, with their states. Only in development builds, at `/dev/ui`. */
export default function ComponentLibrary() {
  const [showsMissingPage, setShowsMissingPage] = useState(false);
  if (!showsMissingPage) return <Library onShowMissingPage={() => setShowsMissingPage(true)} />;
  return (
    <div className="grid min-h-dvh">
      <MissingPage title="This example does not exist">
        <button type="button" className="btn btn-primary" onClick={() => setShowsMissingPage(false)}>
          Back to the component library
        </button>
      </MissingPage>
    </div>
  );
}

function Library({ onShowMissingPage }: { onShowMissingPage: () => void }) {
  useTitle('Component library');
  return (
    <div className="min-h-dvh bg-ground">
      <div className="sticky top-0 z-30 bg-ground">
        <PlainHeader title="Component library" />
      </div>
      <main className="mx-auto grid max-w-5xl gap-10 px-4 pt-6 pb-16 md:px-8">
        <div>
          <p className="text-soft">
            The components of web/src/ui and the design tokens, with their states. All controls work; what they change
            lasts until the page is closed. The button above switches the theme.
          </p>
          <nav aria-label="Groups" className="mt-4 flex flex-wrap gap-2">
            {CONTENTS.map(({ id, label }) => (
              <a key={id} href={`#${id}`} className="chip">
                {label}
              </a>
            ))}
          </nav>
        </div>
        <TokenGroup />
        <ButtonGroup />
        <FieldGroup />
        <SelectGroup />
        <ChoiceGroup />
        <ContentGroup />
        <OverlayGroup />
        <FeedbackGroup onShowMissingPage={onShowMissingPage} />
        <HeaderGroup />
      </main>
    </div>
  );
}
