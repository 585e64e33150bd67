import type { SiteStatus } from './api/read-site-status.ts';
import { countriesIn } from '../../shared/audience/countries-in.ts';
import { unsaid, type Saying } from './saying.ts';

/** The status as it is typed: countries in one line, address blocks one below the other. */
export interface StatusDraft extends Saying {
  readonly maintenance: boolean;
  readonly plannedFrom: string;
  readonly plannedTo: string;
  readonly isRegistrationOpen: boolean;
  readonly blockedCountries: string;
  readonly overrides: string;
  readonly switches: SiteStatus['switches'];
}

export function draftOfStatus(status: SiteStatus): StatusDraft {
  return {
    maintenance: status.maintenance,
    plannedFrom: status.plannedFrom ?? '',
    plannedTo: status.plannedTo ?? '',
    isRegistrationOpen: status.isRegistrationOpen,
    blockedCountries: status.blockedCountries.join(', '),
    overrides: status.overrides.map((row) => `${row.block} ${row.countryCode}`).join('\n'),
    switches: status.switches,
    ...unsaid,
  };
}

/** `203.0.113.0/24 US` in each line; undefined where a line says something else. */
export function blocksIn(text: string): SiteStatus['overrides'] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => {
    const [block = '', countryCode = '', ...rest] = line.trim().split(/\s+/u);
    return { block, countryCode: countryCode.toUpperCase(), isWhole: rest.length === 0 };
  });
  const areRight = rows.every(
    (row) =>
      row.isWhole &&
      /^[\da-f.:]+\/\d{1,3}$/iu.test(row.block) &&
      /^[A-Z]{2}$/u.test(row.countryCode),
  );
  return areRight ? rows.map(({ block, countryCode }) => ({ block, countryCode })) : undefined;
}

/** What is sent; the checks of the form let nothing through that cannot be read. */
export function statusIn(draft: StatusDraft) {
  return {
    maintenance: draft.maintenance,
    plannedFrom: draft.plannedFrom === '' ? null : draft.plannedFrom,
    plannedTo: draft.plannedTo === '' ? null : draft.plannedTo,
    isRegistrationOpen: draft.isRegistrationOpen,
    blockedCountries: countriesIn(draft.blockedCountries) ?? [],
    overrides: blocksIn(draft.overrides) ?? [],
    switches: draft.switches.map(({ modId, isOn }) => ({ modId, isOn })),
  };
}
