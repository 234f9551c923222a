import { Check, ChevronLeft, ChevronRight, Star } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../lib/toasts';
import { Group, Specimen, State } from './Specimen';
import { useBusy } from './use-busy';

const BUTTONS = [
  { className: 'btn btn-primary', label: 'Primary', about: 'The main action of a page or dialog.' },
  { className: 'btn btn-quiet', label: 'Secondary', about: 'All other actions.' },
  { className: 'btn btn-bad', label: 'Delete', about: 'An irreversible action.' },
] as const;
const FILTERS = ['Today', 'This week', 'This month'] as const;

const report = (label: string): void => toast({ title: `“${label}” was pressed` });

/** Buttons and links, which are CSS classes of `app/parts.css`. */
export function ButtonGroup() {
  return (
    <Group id="buttons" title="Buttons and links">
      {BUTTONS.map((button) => (
        <ButtonSpecimen key={button.label} {...button} />
      ))}
      <IconButtons />
      <SmallControls />
      <Steps />
      <Specimen
        name=".link and .strip"
        about="A link within text, and a bar above the content with an action at its end."
      >
        <State name="Default">
          <p>
            Text with a{' '}
            <a href="#tokens" className="link">
              link to the tokens
            </a>
            .
          </p>
        </State>
        <State name="Focus" focused>
          <p>
            Text with a{' '}
            <a href="#fields" className="link">
              link to the fields
            </a>
            .
          </p>
        </State>
        <State name="Strip with an action" wide>
          <div className="strip">
            <span className="min-w-0 flex-1 truncate">A new version is available.</span>
            <button type="button" className="strip-act link" onClick={() => report('Reload')}>
              Reload
            </button>
          </div>
        </State>
      </Specimen>
    </Group>
  );
}

function ButtonSpecimen({ className, label, about }: (typeof BUTTONS)[number]) {
  const { isBusy, start } = useBusy();
  const button = (
    <div>
      <button type="button" className={className} onClick={() => report(label)}>
        {label}
      </button>
    </div>
  );
  return (
    <Specimen name={className.replace(/(^| )/g, '$1.')} about={about}>
      <State name="Default">{button}</State>
      <State name="Focus" focused>
        {button}
      </State>
      <State name="Disabled">
        <div>
          <button type="button" className={className} disabled>
            {label}
          </button>
        </div>
      </State>
      <State name="Loading: press to start">
        <div>
          <button type="button" className={className} disabled={isBusy} aria-busy={isBusy} onClick={start}>
            {isBusy ? 'Saving…' : 'Save'}
          </button>
        </div>
      </State>
    </Specimen>
  );
}

function IconButtons() {
  const [isStarred, setIsStarred] = useState(false);
  const button = (
    <button
      type="button"
      className="icon-btn"
      aria-label="Star"
      aria-pressed={isStarred}
      onClick={() => setIsStarred(!isStarred)}
    >
      <Star size={20} aria-hidden="true" fill={isStarred ? 'currentColor' : 'none'} />
    </button>
  );
  return (
    <Specimen name=".icon-btn" about="A button that shows an icon only; it needs an accessible name.">
      <State name="Default and pressed">{button}</State>
      <State name="Focus" focused>
        {button}
      </State>
      <State name="Disabled: without the hover">
        <button type="button" className="icon-btn" aria-label="Star" disabled>
          <Star size={20} aria-hidden="true" />
        </button>
      </State>
    </Specimen>
  );
}

function SmallControls() {
  const [filter, setFilter] = useState<string>(FILTERS[0]);
  const tools = (
    <div className="flex flex-wrap gap-2">
      {FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          className="tool"
          aria-pressed={filter === name}
          onClick={() => setFilter(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
  return (
    <Specimen name=".chip, .tool and .row-act" about="Small controls: suggestions, filters and actions of a row.">
      <State name="Chips">
        <div className="flex flex-wrap gap-2">
          {FILTERS.map((name) => (
            <button key={name} type="button" className="chip" onClick={() => setFilter(name)}>
              {filter === name && <Check size={16} aria-hidden="true" />}
              {name}
            </button>
          ))}
        </div>
      </State>
      <State name="Row actions, one disabled">
        <div className="flex flex-wrap gap-2">
          <button type="button" className="row-act" onClick={() => report('Rename')}>
            Rename
          </button>
          <button type="button" className="row-act" disabled>
            Delete
          </button>
        </div>
      </State>
      <State name="Tools, one pressed">{tools}</State>
      <State name="Tools, focus" focused>
        {tools}
      </State>
    </Specimen>
  );
}

function Steps() {
  const [page, setPage] = useState(1);
  const step = (by: number): void => setPage(Math.min(3, Math.max(1, page + by)));
  return (
    <Specimen
      name=".row-step"
      about="Steps through a few pages. At an end the button stays focusable, with aria-disabled."
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="icon-btn row-step"
          aria-label="Previous page"
          aria-disabled={page === 1}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <span className="text-sm text-soft tabular-nums">Page {page} of 3</span>
        <button
          type="button"
          className="icon-btn row-step"
          aria-label="Next page"
          aria-disabled={page === 3}
          onClick={() => step(1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
    </Specimen>
  );
}
