import type { AggregateFigure } from '../administration/aggregate-figures';

/** `ai`: disclosure that replies come from an AI. `break`: reminder to take a break. `care`: helplines, or a change of the account for safety. */
export const NOTICE_KINDS = ['ai', 'break', 'care'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One way to contact a helpline: `href` is a tel:, sms: or https: address. */
export interface HelpLink {
  label: string;
  href: string;
}

/** A helpline: its name, opening hours or audience, and contact links. */
export interface HelpResource {
  name: string;
  hint: string;
  links: HelpLink[];
}

/** A notice of the product in a conversation. Souls can neither produce nor suppress it. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  resources: HelpResource[];
}

/** Event of a new notice. It belongs to the conversation if it names no message. */
export interface NoticeNews extends Notice {
  conversationId: number;
  messageId: number | null;
  at: string;
}

/** Number of crisis referrals in a calendar year (UTC). */
export interface YearOfReferrals {
  year: number;
  count: AggregateFigure;
}

/** Public safety information. `help` lists helplines of the requested country. */
export interface Safety {
  referrals: YearOfReferrals[];
  /** ISO 3166 codes of the countries with known helplines. */
  countries: string[];
  help: { country: string; resources: HelpResource[] };
}

/** Minutes of continuous chat between AI disclosures, normally and in the guarded mode. */
export const AI_MINUTES = { usual: 180, guarded: 60 } as const;

/** Minutes of continuous chat before a break is suggested: range of the setting, default, and value in the guarded mode. */
export const BREAKS = { least: 15, most: 120, usual: 60, guarded: 30 } as const;

/** Number of user messages during which a help card of the same severity is not repeated. */
export const CARD_TURNS = 10;

/** Hours of lowered detection thresholds after a help card was shown. */
export const ATTENTIVE_HOURS = 24;

/** What the reader of risk found on the test split, as docs/models/risk.md says: of 100 dangerous messages, and of 1,000 ordinary ones. */
export const RISK_READER = {
  date: '28 November 2026',
  explicit: 50,
  implicit: 31,
  ordinaryPerThousand: 4,
} as const;
