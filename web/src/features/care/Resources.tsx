import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import type { HelpLink, HelpResource } from '@kinloom/contract';

const ICONS = { tel: Phone, sms: MessageSquare, https: ExternalLink } as const;

/**
 * Lists helplines with call, text and web links.
 * @param brief omits web links where a number exists
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
                <ContactLink key={link.href} link={link} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ContactLink({ link: { href, label } }: { link: HelpLink }) {
  const kind = linkKind(href);
  const Icon = ICONS[kind];
  const isPage = kind === 'https';
  return (
    <a
      href={href}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="btn btn-quiet min-h-11 min-w-0 gap-2 px-3 text-sm"
    >
      <Icon size={16} aria-hidden="true" className="flex-none" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      {isPage && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}

/** Returns links without web pages, unless there are only web pages. */
function withoutPages(links: readonly HelpLink[]): readonly HelpLink[] {
  const nonPages = links.filter(({ href }) => linkKind(href) !== 'https');
  return nonPages.length > 0 ? nonPages : links;
}

function linkKind(href: string): keyof typeof ICONS {
  if (href.startsWith('tel:')) return 'tel';
  return href.startsWith('sms:') ? 'sms' : 'https';
}
