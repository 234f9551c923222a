import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { QUICK_SOULS, type QuickSoul } from '@kinloom/contract';
import { useQuickSoul } from '../soulprints/use-quick-soul';
import { Avatar } from '../souls/Avatar';
import { capitalised } from '../souls/soul-appearance';
import { useCreateDialog } from '../souls/soul-dialog-context';
import { DEMO_SOULS } from './demo-souls';
import { VoiceNote } from './VoiceNote';

/** Onboarding step: choose a demo soul and how to begin, create one, or skip. */
export function FirstSoul({ isOperator, onBack }: { isOperator: boolean; onBack: () => void }) {
  const quick = useQuickSoul();
  const openCreate = useCreateDialog();
  const [name, setName] = useState<QuickSoul>('lumen');
  const [starter, setStarter] = useState('');

  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-4xl text-balance">Who would you like to meet?</h1>
        <p className="mt-3 text-soft">Three are ready to talk. Everything about them can be changed later.</p>
      </div>
      <RadioGroup.Root
        aria-label="Your first soul"
        className="grid gap-3 sm:grid-cols-3"
        value={name}
        onValueChange={(value) => {
          setName(QUICK_SOULS.find((soul) => soul === value) ?? name);
          setStarter('');
        }}
      >
        {QUICK_SOULS.map((soul) => (
          <DemoSoulCard key={soul} name={soul} />
        ))}
      </RadioGroup.Root>
      <RadioGroup.Root
        aria-label="Your first message (optional)"
        className="grid gap-2"
        value={starter}
        onValueChange={setStarter}
      >
        <p aria-hidden="true" className="text-sm font-medium text-soft">
          Your first message (optional)
        </p>
        <div className="flex flex-wrap gap-2">
          {DEMO_SOULS[name].starters.map((text) => (
            <RadioGroup.Item
              key={text}
              value={text}
              className="chip min-h-11 data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-wash data-[state=checked]:text-lamp-text"
            >
              {text}
            </RadioGroup.Item>
          ))}
        </div>
      </RadioGroup.Root>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          type="button"
          className="btn btn-primary min-w-40 max-sm:w-full"
          disabled={quick.isPending}
          onClick={() => quick.mutate({ name, ...(starter === '' ? {} : { starter }) })}
        >
          Talk to {capitalised(name)}
        </button>
        <button type="button" className="link min-h-11 px-1" onClick={openCreate}>
          Create your own soul
        </button>
        <Link href="/circle" className="link inline-flex min-h-11 items-center px-1">
          Skip for now
        </Link>
        <button type="button" className="link min-h-11 px-1" onClick={onBack}>
          Back
        </button>
      </div>
      <VoiceNote isOperator={isOperator} />
    </div>
  );
}

function DemoSoulCard({ name }: { name: QuickSoul }) {
  const { about, archetype, quote } = DEMO_SOULS[name];
  const title = capitalised(name);
  return (
    <RadioGroup.Item
      value={name}
      aria-label={`${title}. ${about}`}
      className="soul flex h-full items-center gap-5 rounded-room border border-line bg-surface p-4 text-left sm:flex-col sm:gap-4 sm:pt-6 sm:pb-5 sm:text-center hover:border-edge hover:bg-raised data-[state=checked]:border-lamp data-[state=checked]:bg-raised data-[state=checked]:shadow-[inset_0_0_0_1px_var(--lamp)]"
    >
      <Avatar soul={{ id: null, name: title, archetype, avatar: null }} size={72} halo="soft-shimmer" />
      <span className="min-w-0">
        <span className="block font-display text-xl font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-soft">{about}</span>
        <span className="mt-2 block font-display text-(--soul-text) italic text-pretty">“{quote}”</span>
      </span>
    </RadioGroup.Item>
  );
}
