import { dialingCodeOf, readPhoneNumber } from '../../../platform/phone-numbers.ts';

/**
 * The number of a wallet in its one form, and the other forms in which it may have been bound
 * before there was one: most wallets are telephone numbers, with or without the code of their
 * country, and the names of the rest know no case.
 */
export function walletNumber(
  number: string,
  countries: readonly string[],
): { readonly number: string; readonly otherForms: readonly string[] } {
  const phone = [number, `+${number}`]
    .map((text) => readPhoneNumber({ number: text }, countries))
    .find((read) => typeof read !== 'string');
  if (phone === undefined || typeof phone === 'string') {
    const lower = number.toLowerCase();
    return { number: lower, otherForms: number === lower ? [] : [number] };
  }
  const code = dialingCodeOf(phone.countryCode);
  const national = phone.number.slice(1 + code.length);
  return {
    number: phone.number,
    otherForms: [phone.number.slice(1), national, `0${national}`],
  };
}
