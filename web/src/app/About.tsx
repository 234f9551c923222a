import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PublicHeader } from '../ui/PublicHeader';

export default function About() {
  return (
    <div className="min-h-dvh bg-(image:--room)">
      <PublicHeader />
      <main className="mx-auto max-w-xl px-5 pt-10 pb-20 text-lg md:pt-20">
        <h1 className="text-5xl">What is {TEXTS.product}?</h1>
        <p className="mt-4 font-display text-2xl text-lamp-text italic">{TEXTS.tagline}</p>
        <div className="mt-10 grid gap-5 text-soft">
          <p>
            <span className="text-ink">{TEXTS.product} is a place to talk with souls:</span> AI companions, each with a
            personality of its own, who remember, learn and grow with you.
          </p>
          <p>
            You create a soul by giving it a name and an archetype. What you tell it stays in your conversation, and
            every soul, conversation and memory here belongs to your account alone.
          </p>
          <p>
            A soul is an AI and always will be. It says so when you ask. It can be good company for an evening; it does
            not take the place of the people in your life, and what it says may be wrong.
          </p>
          <p>Come and go as you like. There are no streaks and no reminders to come back.</p>
        </div>
        <div className="mt-12 flex flex-wrap gap-3">
          <Link href="/auth/login" className="btn btn-primary">
            Enter {TEXTS.product}
          </Link>
          <Link href="/welcome" className="btn btn-quiet">
            Back
          </Link>
        </div>
      </main>
    </div>
  );
}
