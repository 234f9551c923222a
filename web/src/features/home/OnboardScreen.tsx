import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { safeReturnPath } from '../../lib/paths';
import { Mark } from '../../ui/Mark';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { useMe } from '../accounts/use-session';
import { FirstSoul } from './FirstSoul';
import { Introduction } from './Introduction';
import { OperatorNote } from './OperatorNote';
import { WhatASoulIs } from './WhatASoulIs';

const STEPS = ['You', 'What a soul is', 'A first soul'] as const;

/** The first run: who somebody is, what a soul is and is not, and the first one. */
export default function OnboardScreen() {
  const me = useMe();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const next = query.get('next');
  // Who said already that they are an adult comes back for the rest.
  const [step, setStep] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  // What was pressed is gone with its step: who reads on begins where the next one does.
  useLayoutEffect(() => {
    if (seen.current !== step) room.current?.focus();
    seen.current = step;
  }, [step]);
  return (
    <div className="h-full overflow-y-auto bg-(image:--room)">
      <div className="mx-auto flex min-h-full max-w-2xl flex-col px-5 pt-5 pb-16 md:px-8">
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <Mark />
            {TEXTS.product}
          </p>
          <ThemeToggle />
        </div>
        <ol aria-label="Steps" className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {STEPS.map((name, place) => (
            <li
              key={name}
              aria-current={place === step ? 'step' : undefined}
              className={place === step ? 'font-semibold text-lamp-text' : 'text-soft'}
            >
              {place + 1}. {name}
            </li>
          ))}
        </ol>
        <div
          ref={room}
          tabIndex={-1}
          aria-label={`Step ${step + 1} of ${STEPS.length}: ${STEPS[step] ?? ''}`}
          role="group"
          className="mt-8 flex-1 scroll-mt-40 outline-none"
        >
          {step === 0 && me.data && <Introduction me={me.data} onDone={() => setStep(1)} />}
          {step === 0 && me.data?.setupPending && <OperatorNote />}
          {step === 1 && (
            <WhatASoulIs
              onBack={() => setStep(0)}
              // Who was on the way somewhere goes on there; a first soul can wait.
              onDone={() => (next === null ? setStep(2) : navigate(safeReturnPath(next, '/')))}
            />
          )}
          {step === 2 && <FirstSoul onBack={() => setStep(1)} />}
        </div>
      </div>
    </div>
  );
}
