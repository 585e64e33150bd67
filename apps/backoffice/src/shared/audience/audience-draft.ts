import type { AudienceDevice, AudienceLogin, BrandAudience } from '@portal/protocol';
import { countriesIn } from './countries-in.ts';

/** When and to whom a row is shown, as an operator chooses it. */
export interface ShownDraft {
  /** On the clocks of the site; empty for without a beginning, and without an end. */
  readonly showFrom: string;
  readonly showTo: string;
  /** Codes; empty for every language. */
  readonly languages: readonly string[];
  /** Codes of two letters in one line; empty for everywhere. */
  readonly countries: string;
  readonly login: AudienceLogin;
  readonly device: AudienceDevice;
  /** A VIP rank as it is typed; empty for everybody. */
  readonly leastRank: string;
}

export interface Shown {
  readonly showFrom: string | null;
  readonly showTo: string | null;
  readonly audience: BrandAudience;
}

const always: ShownDraft = {
  showFrom: '',
  showTo: '',
  languages: [],
  countries: '',
  login: 'all',
  device: 'all',
  leastRank: '',
};

export function shownDraftOf(row: Shown | undefined): ShownDraft {
  if (row === undefined) {
    return always;
  }
  const { showFrom, showTo, audience } = row;
  const { languages, countries, login, device, leastRank } = audience;
  return {
    showFrom: showFrom ?? '',
    showTo: showTo ?? '',
    languages,
    countries: countries.join(', '),
    login,
    device,
    leastRank: leastRank === 0 ? '' : String(leastRank),
  };
}

/** What is sent; the checks of the form let nothing through that cannot be read. */
export function shownOf(draft: ShownDraft): Shown {
  const { showFrom, showTo, languages, countries, login, device, leastRank } = draft;
  return {
    showFrom: showFrom === '' ? null : showFrom,
    showTo: showTo === '' ? null : showTo,
    audience: {
      languages: [...languages],
      countries: countriesIn(countries) ?? [],
      login,
      device,
      leastRank: rankIn(leastRank) ?? 0,
    },
  };
}

const highestRank = 50;

/** Undefined for what is no rank; an empty text is none at all, 0. */
export function rankIn(text: string): number | undefined {
  const rank = /^\d{0,2}$/u.test(text.trim()) ? Number(text) : undefined;
  return rank === undefined || rank > highestRank ? undefined : rank;
}

/** The fields of the forms that hold it, for refusals to land on. */
export const shownFields = ['showFrom', 'showTo', 'countries', 'leastRank'] as const;
