import { useState, type CSSProperties } from 'react';
import { EMOTIONS } from '@kinloom/contract';
import { useTheme } from '../lib/storage/theme';
import { CompactInput } from '../ui/CompactField';
import { Group, Specimen, State } from './Specimen';
import { COLOURS, RADII, TYPE_SIZES } from './tokens';

/** Colours, radii, type sizes, fonts and shadow. */
export function TokenGroup() {
  return (
    <Group id="tokens" title="Design tokens">
      <Specimen name="Colours" about="The colours of the selected theme, with their values.">
        {COLOURS.map(({ name, use }) => (
          <Swatch key={name} name={name} use={use} />
        ))}
      </Specimen>
      <SoulColours />
      <Specimen
        name="Colours of emotions"
        about="Set by the attribute data-emotion: a colour and its readable text shade."
      >
        {EMOTIONS.map((emotion) => (
          <div key={emotion} data-emotion={emotion} className="flex items-center gap-3">
            <Dot colour="var(--feel)" />
            <span style={{ color: 'var(--feel-text)' }}>{emotion}</span>
          </div>
        ))}
      </Specimen>
      <Specimen name="Radii" about="Corner radii and their utility classes.">
        {RADII.map(({ name, utility, use }) => (
          <div key={name} className={`${utility} grid gap-1 border border-edge p-4`}>
            <p className="font-medium">{utility}</p>
            <p className="text-sm text-soft">{use}</p>
            <TokenValue name={name} />
          </div>
        ))}
      </Specimen>
      <Specimen name="Type sizes" about="Utility classes of the sizes in use; all follow the text size of the browser.">
        {TYPE_SIZES.map(({ utility, use }) => (
          <State key={utility} name={use} wide>
            <p className={`${utility} truncate`}>{utility}</p>
          </State>
        ))}
      </Specimen>
      <Specimen name="Fonts" about="Headings use the display font, everything else the text font.">
        <State name="font-display">
          <p className="font-display text-2xl">Display font</p>
        </State>
        <State name="font-sans">
          <p className="font-sans text-2xl">Text font</p>
        </State>
      </Specimen>
      <Specimen name="Shadow" about="The shadow of floating surfaces: dialogs, menus and toasts.">
        <div className="float p-4">A floating surface</div>
      </Specimen>
    </Group>
  );
}

function Dot({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-10 flex-none rounded-full border border-line"
      style={{ background: colour }}
    />
  );
}

function Swatch({ name, use }: { name: string; use: string }) {
  return (
    <div className="flex items-center gap-3">
      <Dot colour={`var(--${name})`} />
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-soft">{use}</p>
        <TokenValue name={name} />
      </div>
    </div>
  );
}

/** The value of a token in the current theme. */
function TokenValue({ name }: { name: string }) {
  useTheme(); // Renders again when the theme changes.
  return (
    <p className="text-xs text-faint">{getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)}</p>
  );
}

function SoulColours() {
  const [hue, setHue] = useState(72);
  return (
    <Specimen
      name="Colours of souls"
      about="The class soul derives a colour, a text shade and a background from a hue."
    >
      <div className="flex">
        <CompactInput
          label="Hue (0–359)"
          type="number"
          min={0}
          max={359}
          value={hue}
          onChange={(event) => setHue(event.target.valueAsNumber || 0)}
        />
      </div>
      <div className="soul flex flex-wrap items-center gap-3" style={{ '--hue': hue } as CSSProperties}>
        <Dot colour="var(--soul)" />
        <Dot colour="var(--soul-wash)" />
        <span style={{ color: 'var(--soul-text)' }}>Name of a soul</span>
      </div>
    </Specimen>
  );
}
