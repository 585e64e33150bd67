import { Refusal } from '../../platform/refusal.ts';

/** Why a configuration does not hold together, in the words of the catalogue; the rest is other. */
export type FaultKind =
  | 'twice'
  | 'order'
  | 'language'
  | 'missing'
  | 'empty'
  | 'long'
  | 'past'
  | 'stranger'
  | 'other';

export interface ConfigurationFault {
  /** A path of the configuration, `notices.4.showTo`. */
  readonly place: string;
  readonly kind: FaultKind;
  /** For whoever starts the program with a site file. */
  readonly text: string;
}

/** What operators know the places by; editors have more fields than faults have words. */
const fields: Readonly<Record<string, string>> = {
  title: 'title',
  name: 'title',
  content: 'body',
  text: 'body',
  action: 'action',
  link: 'link',
  url: 'link',
  showFrom: 'time',
  showTo: 'time',
  effectiveFrom: 'time',
  mainDomain: 'address',
};

/** `content_invalid` with the field, its row counted from 1, and the reason. */
export function contentInvalid({
  place,
  kind,
}: Pick<ConfigurationFault, 'place' | 'kind'>): Refusal {
  const parts = place.split('.');
  const row = parts.find((part) => /^\d+$/u.test(part));
  const field = parts.findLast((part) => fields[part] !== undefined) ?? '';
  return new Refusal('content_invalid', {
    field: fields[field] ?? 'other',
    row: row === undefined ? 'none' : String(Number(row) + 1),
    fault: kind,
  });
}
