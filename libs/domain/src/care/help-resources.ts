import type { HelpLink, HelpResource } from '@kinloom/contract';
import { dialable, EMERGENCY_IN_WORDS, helpFor, type Helpline } from '@kinloom/mind';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const names = new Intl.DisplayNames('en', { type: 'region' });

/** ISO 3166 codes of the countries with known helplines. */
export const HELPED_COUNTRIES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
).filter((code) => helpFor(code).helplines.length > 0);

/**
 * Help resources of a country: the emergency number first, an international helpline finder last.
 * @param country ISO 3166 code; an empty or unknown one yields no phone numbers, rather than those of another country
 */
export function resourcesFor(country: string): HelpResource[] {
  const { country: code, emergency, helplines, finder } = helpFor(country);
  const place = code === null ? undefined : names.of(code);
  return [
    {
      // Names the country, because it may be a guess.
      name: place === undefined ? 'Emergency' : `Emergency (${place})`,
      hint: emergency === null ? `In danger now? Please call ${EMERGENCY_IN_WORDS}.` : 'When someone is in danger now.',
      links: emergency === null ? [] : [callTo(emergency)],
    },
    ...helplines.map(resourceOf),
    {
      name: 'Help in any country',
      hint: 'Finds someone to talk to, wherever you are.',
      links: [pageOf(finder)],
    },
  ];
}

function resourceOf({ name, call, text, always, source }: Helpline): HelpResource {
  return {
    name,
    hint: always ? 'Day and night.' : 'See their page for the hours.',
    links: [...call.map(callTo), ...(text ? [textTo(text)] : []), pageOf(source)],
  };
}

function callTo(number: string): HelpLink {
  return { label: `Call ${number}`, href: `tel:${dialable(number)}` };
}

function textTo({ to, word }: NonNullable<Helpline['text']>): HelpLink {
  const href = `sms:${dialable(to)}`;
  return word === null
    ? { label: `Text ${to}`, href }
    : { label: `Text ${word} to ${to}`, href: `${href}?body=${encodeURIComponent(word)}` };
}

function pageOf(address: string): HelpLink {
  return { label: new URL(address).host.replace(/^www\./, ''), href: address };
}
