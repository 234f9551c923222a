import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { safeReturnPath } from '../../lib/paths';
import { Logo } from '../../ui/Logo';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { useMe } from '../accounts/use-session';
import { FirstSoul } from './FirstSoul';
import { Introduction } from './Introduction';
import { OperatorNote } from './OperatorNote';
import { SoulExplanation } from './SoulExplanation';

const STEPS = ['You', 'What a soul is', 'A first soul'] as const;

/** Onboarding: introduction, what a soul is, first soul. */
export default function OnboardScreen() {
  const me = useMe();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const next = query.get('next');
  // Always starts at the first step, also if the age is confirmed already.
  const [step, setStep] = useState(0);
  const stepElement = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  // The pressed button unmounts with its step, so the focus moves to the next step.
  useLayoutEffect(() => {
    if (previousStep.current !== step) stepElement.current?.focus();
    previousStep.current = step;
  }, [step]);
  return (
    <div className="h-full overflow-y-auto bg-(image:--room)">
      <div className="mx-auto flex min-h-full max-w-2xl flex-col px-5 pt-5 pb-16 md:px-8">
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <Logo />
            {TEXTS.product}
          </p>
          <ThemeToggle />
        </div>
        <ol aria-label="Steps" className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {STEPS.map((name, index) => (
            <li
              key={name}
              aria-current={index === step ? 'step' : undefined}
              className={index === step ? 'font-semibold text-lamp-text' : 'text-soft'}
            >
              {index + 1}. {name}
            </li>
          ))}
        </ol>
        <div
          ref={stepElement}
          tabIndex={-1}
          aria-label={`Step ${step + 1} of ${STEPS.length}: ${STEPS[step] ?? ''}`}
          role="group"
          className="mt-8 flex-1 scroll-mt-40 outline-none"
        >
          {step === 0 && me.data && <Introduction me={me.data} onDone={() => setStep(1)} />}
          {step === 0 && me.data?.setupPending && <OperatorNote />}
          {step === 1 && (
            <SoulExplanation
              onBack={() => setStep(0)}
              // With a return path, continue there and skip the first soul.
              onDone={() => (next === null ? setStep(2) : navigate(safeReturnPath(next, '/')))}
            />
          )}
          {step === 2 && <FirstSoul onBack={() => setStep(1)} />}
        </div>
      </div>
    </div>
  );
}
