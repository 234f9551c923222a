import { HeartHandshake } from 'lucide-react';
import { Link } from 'wouter';
import type { Notice } from '@kinloom/contract';
import { Resources } from './Resources';

/** Help shown below a message that contains signs of distress. It does not block the conversation. */
export default function CareCard({ notices }: { notices: readonly Notice[] }) {
  return notices.map(({ text, resources }, index) => (
    <section
      key={index}
      aria-label="Safety notice"
      className="mt-3 w-full max-w-lg rounded-room border border-edge bg-surface p-4 text-left sm:p-5"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake size={20} aria-hidden="true" className="mt-0.5 flex-none text-lamp-text" />
        <p role="status" className="min-w-0 text-pretty">
          {text}
        </p>
      </div>
      {resources.length > 0 && (
        <>
          <Resources resources={resources} brief />
          <p className="mt-3 text-sm text-soft">
            In another country, or want to know more?{' '}
            <Link href="/safety" className="link inline-flex min-h-11 items-center">
              Help by country
            </Link>
          </p>
        </>
      )}
    </section>
  ));
}
