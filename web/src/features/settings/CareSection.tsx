import { Link } from 'wouter';
import { BREAKS, type Behavior } from '@kinloom/contract';
import { useMe } from '../accounts/use-session';
import { CountryField } from '../care/CountryField';
import { useSafety } from '../care/use-safety';
import { SavedMark } from './SavedMark';
import { Section } from './Section';
import { StepField } from './StepField';
import type { BehaviorSaver } from './use-behavior';

/** Minutes of one step. */
const STEP = 5;

const inMinutes = (minutes: number): string => `${minutes} minutes`;

/** When a break is suggested, and where help would be looked for. Neither can be switched off: both stay with the house. */
export function CareSection({ held, saver }: { held: Behavior; saver: BehaviorSaver }) {
  const safety = useSafety('');
  const { countries = [] } = safety.data ?? {};
  const { data: me } = useMe();
  return (
    <Section title="Care" intro="What the house itself says while you talk.">
      <div className="grid gap-7">
        <StepField
          label="A break is suggested after"
          value={held.breakMinutes}
          least={BREAKS.least}
          most={BREAKS.most}
          step={STEP}
          ends={[inMinutes(BREAKS.least), inMinutes(BREAKS.most)]}
          words={inMinutes}
          state={saver.stateOf('breakMinutes')}
          onChoose={(breakMinutes) => saver.save({ breakMinutes })}
        />
        {me?.guarded && (
          <p className="rounded-soft bg-lamp-wash px-4 py-3 text-sm text-ink">
            This account is in the guarded mode of somebody under 18: a break is suggested after {BREAKS.guarded}{' '}
            minutes at the latest, that this is an AI is said every hour, and souls turn romance away.
          </p>
        )}
        <div className="relative">
          <CountryField
            label="Your country"
            hint="So that help, should you ever need it, has the right numbers. Guessed from your browser's language until you choose."
            countries={countries}
            value={held.country}
            onChoose={(country) => saver.save({ country })}
          />
          <span className="absolute top-0 right-0">
            <SavedMark state={saver.stateOf('country')} />
          </span>
        </div>
        <Link href="/safety" className="link inline-flex min-h-11 items-center justify-self-start">
          How people are looked after here
        </Link>
      </div>
    </Section>
  );
}
