import { locales, type Locale } from '@portal/i18n';
import { type CampaignConsent, type CampaignSegment, mostCampaignDays } from '@portal/protocol';

type TextField = `title-${Locale}` | `text-${Locale}`;

/** What an operator types of a campaign, as text; the moment is that of the own clock. */
export type CampaignDraft = Readonly<Record<TextField, string>> & {
  /** Whose words are written now. */
  readonly language: Locale;
  /** Of the reader; empty for every one. */
  readonly readers: Locale | '';
  readonly leastRank: string;
  readonly countries: string;
  readonly agent: string;
  readonly seenWithinDays: string;
  readonly awayForDays: string;
  readonly consent: CampaignConsent | '';
  /** Empty for at once. */
  readonly sendAt: string;
  readonly reason: string;
};

const noWords = Object.fromEntries(
  locales.flatMap((locale) => [
    [`title-${locale}`, ''],
    [`text-${locale}`, ''],
  ]),
) as Readonly<Record<TextField, string>>;

export const emptyCampaign: CampaignDraft = {
  ...noWords,
  language: 'en',
  readers: '',
  leastRank: '0',
  countries: '',
  agent: '',
  seenWithinDays: '',
  awayForDays: '',
  consent: '',
  sendAt: '',
  reason: '',
};

/** As typed: blanks and commas between codes, in small letters or large. */
function countriesOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((code) => code !== '');
}

/** What of the typed segment cannot be read, field by field. */
const segmentChecks = {
  leastRank: (text: string) => /^(?:\d|[1-4]\d|50)$/u.test(text.trim()),
  countries: (text: string) => countriesOf(text).every((code) => /^[A-Z]{2}$/u.test(code)),
  seenWithinDays: areDays,
  awayForDays: areDays,
} as const;
type SegmentField = keyof typeof segmentChecks;
const segmentFields = ['leastRank', 'countries', 'seenWithinDays', 'awayForDays'] as const;

export function isSegmentField(name: SegmentField, text: string): boolean {
  return segmentChecks[name](text);
}

/** The first field that says not whom the campaign is for. */
export function wrongSegmentField(draft: CampaignDraft): SegmentField | undefined {
  return segmentFields.find((name) => !isSegmentField(name, draft[name]));
}

/** Nothing, or whole days. */
function areDays(text: string): boolean {
  const days = text.trim();
  return days === '' || (/^[1-9]\d{0,2}$/u.test(days) && Number(days) <= mostCampaignDays);
}

export function segmentOf(draft: CampaignDraft) {
  const days = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    languages: draft.readers === '' ? [] : [draft.readers],
    leastRank: Number(draft.leastRank),
    countries: countriesOf(draft.countries),
    agent: draft.agent.trim() === '' ? null : draft.agent.trim(),
    seenWithinDays: days(draft.seenWithinDays),
    awayForDays: days(draft.awayForDays),
    consent: draft.consent === '' ? null : draft.consent,
  } satisfies CampaignSegment;
}

/** In the languages in which there are words. */
function wordsOf(draft: CampaignDraft, part: 'title' | 'text') {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const words = draft[`${part}-${locale}`].trim();
      return words === '' ? [] : [[locale, words]];
    }),
  );
}

export function campaignBody(draft: CampaignDraft, formKey: string) {
  return {
    formKey,
    titles: wordsOf(draft, 'title'),
    texts: wordsOf(draft, 'text'),
    segment: segmentOf(draft),
    sendAt: draft.sendAt === '' ? null : new Date(draft.sendAt).toISOString(),
    reason: draft.reason.trim(),
  };
}
