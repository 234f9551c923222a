import { type ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PublicHeader } from '../ui/PublicHeader';

/** Public page about what is stored, who can read it, what leaves the installation, and how it is deleted. */
export default function Privacy() {
  return (
    <div className="min-h-dvh bg-(image:--room)">
      <PublicHeader />
      <main className="mx-auto grid max-w-2xl gap-10 px-5 pt-8 pb-20 md:pt-14">
        <div>
          <h1 className="text-5xl">Privacy</h1>
          <p className="mt-4 text-lg text-pretty text-soft">
            {TEXTS.product} is software that somebody runs on a computer of their own. This page says what it does with
            what you tell it. Whoever runs this installation is responsible for it.
          </p>
        </div>
        <Part title="What is stored">
          <p>
            Your email address and a hash of your password, your souls and conversations, the memories and notes that
            souls take from them, files you attach or import, drafts, settings and the time zone of your browser. With
            each message a reading of its mood and of signs of danger is stored, for the reply; nobody but your account
            receives it.
          </p>
          <p>It is stored on the computer that runs {TEXTS.product}, in its database and its data folder.</p>
        </Part>
        <Part title="Who can read it">
          <p>
            Other accounts cannot. The pages of operators show counts, never what anybody wrote, and logs contain no
            messages. Whoever has access to the computer itself can read its database and its backups, as with any
            server.
          </p>
        </Part>
        <Part title="What leaves this installation">
          <p>
            Nothing, unless the operator sets it up. With a language model connected, your messages and the memories
            that belong to them are sent to that model for replies. With mail set up, mails about your account are sent.
            There is no advertising, no tracking and no statistics for anybody else.
          </p>
        </Part>
        <Part title="Taking it with you, and deleting it">
          <p>
            Under Settings, Account, you can download everything that belongs to your account, and delete the account
            with all of it. Single messages, memories, conversations and souls can be deleted where they are shown; what
            a soul took from a deleted message goes with it. Backups that the operator made earlier keep what was
            deleted until they are removed.
          </p>
        </Part>
        <p className="flex flex-wrap gap-3">
          <Link href="/welcome" className="btn btn-quiet">
            Back
          </Link>
          <Link href="/safety" className="btn btn-quiet">
            Safety
          </Link>
        </p>
      </main>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 text-pretty text-soft">
      <h2 className="text-2xl text-ink">{title}</h2>
      {children}
    </section>
  );
}
