import type { AggregateFigure } from './aggregate-figures';

/** `ai`: that nobody here is human. `break`: that this has gone on for a while. `care`: help, or what was changed for somebody's safety. */
export const NOTICE_KINDS = ['ai', 'break', 'care'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A way to reach somebody: `href` is a tel:, sms: or https: address. */
export interface HelpLink {
  label: string;
  href: string;
}

/** Somebody who helps: who they are, when or for whom, and how to reach them. */
export interface HelpResource {
  name: string;
  hint: string;
  links: HelpLink[];
}

/** What the house itself says in a conversation; no soul says it, and none can keep it from being said. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  resources: HelpResource[];
}

/** A notice as windows are told of it. Of a conversation as a whole where it belongs to no message. */
export interface NoticeNews extends Notice {
  conversationId: number;
  messageId: number | null;
  at: string;
}

/** How often help was shown in a calendar year (UTC). */
export interface YearOfReferrals {
  year: number;
  count: AggregateFigure;
}

/** What anybody may read of how people are looked after here. `help` is for the country that was asked for. */
export interface Safety {
  referrals: YearOfReferrals[];
  /** ISO 3166 codes of the countries whose helplines are known. */
  countries: string[];
  help: { country: string; resources: HelpResource[] };
}

/** Minutes of continuing chat after which it is said again that this is an AI; and in the guarded mode. */
export const AI_MINUTES = { usual: 180, guarded: 60 } as const;

/** Minutes of continuing chat after which a break is suggested. */
export const BREAKS = { least: 15, most: 120, usual: 60, guarded: 30 } as const;

/** Person's messages within which help of the same weight is not shown again. */
export const CARD_TURNS = 10;

/** Hours for which somebody is listened to with more attention, after help was shown. */
export const ATTENTIVE_HOURS = 24;
