import { Link } from 'wouter';
import { BREAKS, type Behavior } from '@kinloom/contract';
import { useMe } from '../../accounts/use-session';
import { CountryField } from '../../care/CountryField';
import { useSafety } from '../../care/use-safety';
import { SavedMark } from './SavedMark';
import { Section } from '../../../ui/Section';
import { StepField } from './StepField';
import type { BehaviorSaver } from './use-behavior';

/** In minutes. */
const STEP_MINUTES = 5;

const formatMinutes = (minutes: number): string => `${minutes} minutes`;

/** Break reminder interval and country of the help resources. Neither can be switched off. */
export function CareSection({ behavior, saver }: { behavior: Behavior; saver: BehaviorSaver }) {
  const safety = useSafety('');
  const { countries = [] } = safety.data ?? {};
  const { data: me } = useMe();
  return (
    <Section title="Care" intro="Reminders and help that the app itself shows while you talk.">
      <div className="grid gap-7">
        <StepField
          label="A break is suggested after"
          value={behavior.breakMinutes}
          min={BREAKS.least}
          max={BREAKS.most}
          step={STEP_MINUTES}
          ends={[formatMinutes(BREAKS.least), formatMinutes(BREAKS.most)]}
          format={formatMinutes}
          state={saver.stateOf('breakMinutes')}
          onChoose={(breakMinutes) => saver.save({ breakMinutes })}
        />
        {me?.guarded && (
          <p className="rounded-soft bg-lamp-wash px-4 py-3 text-sm text-ink">
            This account is in the guarded mode for people under 18: a break is suggested after {BREAKS.guarded} minutes
            at the latest, you are reminded every hour that this is an AI, and souls decline romance.
          </p>
        )}
        <div className="relative">
          <CountryField
            label="Your country"
            hint="Selects the phone numbers shown with help. Taken from your browser's language until you choose."
            countries={countries}
            value={behavior.country}
            onChoose={(country) => saver.save({ country })}
          />
          <span className="absolute top-0 right-0">
            <SavedMark state={saver.stateOf('country')} />
          </span>
        </div>
        <Link href="/safety" className="link inline-flex min-h-11 items-center justify-self-start">
          How safety works here
        </Link>
      </div>
    </Section>
  );
}
