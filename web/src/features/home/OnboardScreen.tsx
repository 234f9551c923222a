import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { safeReturnPath } from '../../lib/paths';
import { Logo } from '../../ui/Logo';
import { Skeleton } from '../../ui/Skeleton';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { useMe } from '../accounts/use-session';
import { FirstSoul } from './FirstSoul';
import { Introduction } from './Introduction';
import { OperatorNote } from './OperatorNote';
import { SoulExplanation } from './SoulExplanation';

const ModelStep = lazy(() => import('./ModelStep'));

const STEP_NAMES = { you: 'You', souls: 'What a soul is', model: 'A model', first: 'A first soul' } as const;
type Step = keyof typeof STEP_NAMES;
const MEMBER_STEPS: readonly Step[] = ['you', 'souls', 'first'];
const OPERATOR_STEPS: readonly Step[] = ['you', 'souls', 'model', 'first'];

/** Onboarding: introduction, what a soul is, a model (operators only), first soul. */
export default function OnboardScreen() {
  const me = useMe();
  const [, navigate] = useLocation();
  const [query, setQuery] = useSearchParams();
  const next = query.get('next');
  const isOperator = me.data?.role === 'operator';
  const steps = isOperator ? OPERATOR_STEPS : MEMBER_STEPS;
  // Without a step in the address the first one is shown, also if the age is confirmed already.
  const index = me.data?.adult ? Math.max(0, steps.indexOf(query.get('step') as Step)) : 0;
  const step = steps[index];
  const stepElement = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const previousIndex = useRef(index);
  // The pressed button unmounts with its step, so the focus moves to the next step, which starts at its top.
  useLayoutEffect(() => {
    if (previousIndex.current !== index) {
      stepElement.current?.focus({ preventScroll: true });
      if (scroller.current) scroller.current.scrollTop = 0;
    }
    previousIndex.current = index;
  }, [index]);
  // In the address, so that a reload and the browser's Back button keep to the step.
  const goTo = (place: number): void =>
    setQuery(
      (before) =>
        new URLSearchParams([...before].filter(([key]) => key !== 'step').concat([['step', steps[place] ?? 'you']])),
    );
  const goBack = (): void => goTo(index - 1);
  const goOn = (): void => goTo(index + 1);
  return (
    <div ref={scroller} className="h-full overflow-y-auto bg-(image:--room)">
      <div className="mx-auto flex min-h-full max-w-2xl flex-col px-5 pt-5 pb-16 md:px-8">
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <Logo />
            {TEXTS.product}
          </p>
          <ThemeToggle />
        </div>
        <ol aria-label="Steps" className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {steps.map((name, at) => (
            <li
              key={name}
              aria-current={at === index ? 'step' : undefined}
              className={at === index ? 'font-semibold text-lamp-text' : 'text-soft'}
            >
              {at + 1}. {STEP_NAMES[name]}
            </li>
          ))}
        </ol>
        <div
          ref={stepElement}
          tabIndex={-1}
          aria-label={`Step ${index + 1} of ${steps.length}: ${step ? STEP_NAMES[step] : ''}`}
          role="group"
          className="mt-8 flex-1 outline-none"
        >
          {step === 'you' && me.data && <Introduction me={me.data} onDone={goOn} />}
          {step === 'you' && me.data?.setupPending && <OperatorNote />}
          {step === 'souls' && (
            <SoulExplanation
              onBack={goBack}
              // With a return path, continue there and skip the rest.
              onDone={() => (next === null ? goOn() : navigate(safeReturnPath(next, '/')))}
            />
          )}
          {step === 'model' && (
            <Suspense
              fallback={
                <div aria-busy="true">
                  <Skeleton className="h-40" />
                </div>
              }
            >
              <ModelStep onBack={goBack} onDone={goOn} />
            </Suspense>
          )}
          {step === 'first' && <FirstSoul isOperator={isOperator} onBack={goBack} />}
        </div>
      </div>
    </div>
  );
}
