import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import type { HelpLink, HelpResource } from '@kinloom/contract';

const ICONS = { tel: Phone, sms: MessageSquare, https: ExternalLink } as const;

/**
 * Who helps, and how to reach them with one press.
 * @param brief what can be called or written to, without the pages of those who can
 */
export function Resources({ resources, brief = false }: { resources: readonly HelpResource[]; brief?: boolean }) {
  return (
    <ul className="mt-4 grid gap-3">
      {resources.map(({ name, hint, links }) => (
        <li key={name} className="border-t border-line pt-3">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-medium">{name}</span>
            <span className={`text-sm text-soft ${brief ? 'ml-2' : 'block'}`}>{hint}</span>
          </p>
          {links.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {(brief ? withoutPages(links) : links).map((link) => (
                <Way key={link.href} link={link} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Way({ link: { href, label } }: { link: HelpLink }) {
  const kind = kindOf(href);
  const Icon = ICONS[kind];
  const page = kind === 'https';
  return (
    <a
      href={href}
      {...(page ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="btn btn-quiet min-h-11 min-w-0 gap-2 px-3 text-sm"
    >
      <Icon size={16} aria-hidden="true" className="flex-none" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      {page && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}

/** A page is only for who has no number. */
function withoutPages(links: readonly HelpLink[]): readonly HelpLink[] {
  const numbers = links.filter(({ href }) => kindOf(href) !== 'https');
  return numbers.length > 0 ? numbers : links;
}

function kindOf(href: string): keyof typeof ICONS {
  if (href.startsWith('tel:')) return 'tel';
  return href.startsWith('sms:') ? 'sms' : 'https';
}
