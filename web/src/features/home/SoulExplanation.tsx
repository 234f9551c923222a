import { BookHeart, HeartHandshake, Lock, MessageCircle, type LucideIcon } from 'lucide-react';

const POINTS: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: MessageCircle,
    title: 'A soul is an AI',
    text: 'There is no person on the other side. Whenever you sincerely ask, it says so. What it says may be wrong.',
  },
  {
    Icon: BookHeart,
    title: 'It remembers',
    text: 'It remembers what you tell it and uses it when it matters. You can see what it remembered, correct it, and have it forgotten.',
  },
  {
    Icon: Lock,
    title: 'It is yours',
    text: 'Your souls, conversations and memories belong to your account alone.',
  },
  {
    Icon: HeartHandshake,
    title: 'It does not take the place of people',
    text: 'It is not a doctor, lawyer or therapist. When things are hard, it points you to people who can help. Come and go as you like: there are no streaks or daily goals.',
  },
];

/** Onboarding step: explains what an AI companion is and is not. */
export function SoulExplanation({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl text-balance">What a soul is, and what it is not</h1>
      <ul className="grid gap-6">
        {POINTS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-lamp-wash text-lamp-text">
              <Icon size={20} aria-hidden="true" />
            </span>
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className="btn btn-primary min-w-40 max-sm:w-full" onClick={onDone}>
          I understand
        </button>
        <button type="button" className="link min-h-11 px-1" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}
