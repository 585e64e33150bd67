import { isIP } from 'node:net';
import type { Reader, Response } from 'maxmind';

export type AddressFile = Reader<Response>;

/** Of what else such files tell; they look the same from outside. */
const otherKinds = /asn|isp|domain|anonymous|connection/iu;
/** No city has a longer name. */
const mostLetters = 100;
const countryKinds = /country|city/iu;

/** Why the file cannot say countries; nothing when it can. */
export function faultOf({ metadata }: AddressFile): string | undefined {
  const kind = metadata.databaseType;
  return otherKinds.test(kind) && !countryKinds.test(kind)
    ? `it is of the kind ${kind}, which holds none`
    : undefined;
}

/**
 * Where an address is used. Where its owner is registered is another question, and is not asked:
 * no country is better than a wrong one.
 */
export function countryIn(file: AddressFile, ip: string): string | null {
  if (isIP(ip) === 0) {
    return null;
  }
  try {
    return codeIn(file.get(ip));
  } catch {
    // A damaged page of the file says nothing of this address.
    return null;
  }
}

/** The city where the file tells one, in English: those of countries alone know none. */
export function cityIn(file: Pick<AddressFile, 'get'>, ip: string): string | null {
  if (isIP(ip) === 0) {
    return null;
  }
  try {
    const { city } = fieldsOf(file.get(ip));
    const name = fieldsOf(fieldsOf(city)['names'])['en'] ?? city;
    return typeof name === 'string' && name.trim() !== '' ? name.slice(0, mostLetters) : null;
  } catch {
    return null;
  }
}

/** In the shapes of MaxMind and DB-IP (`country.iso_code`) and of IPinfo (`country_code`). */
function codeIn(record: unknown): string | null {
  const { country, country_code: plain } = fieldsOf(record);
  const code = fieldsOf(country)['iso_code'] ?? plain ?? country;
  return typeof code === 'string' && /^[A-Z]{2}$/u.test(code) ? code : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
