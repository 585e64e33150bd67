import { chainAddress, cryptoChains } from '@portal/commission';
import type { PayoutKind } from '@portal/protocol';
import { Refusal } from '../../../platform/refusal.ts';
import { plainNumber } from './account-number.ts';
import { banksIn } from './banks.ts';
import { walletNumber } from './wallet-number.ts';

const fewestDigits = 5;

/** Where an account stands, and its number in its one form and in those of before. */
interface AccountPlace {
  readonly number: string;
  readonly otherForms: readonly string[];
}

/**
 * The number as it is kept. A bank is one of the list of the site's countries, an address one of
 * the chain that is named with it. Refusals in order: `payout_account_bank`,
 * `payout_account_number`.
 */
export function accountPlace(
  account: {
    readonly kind: PayoutKind;
    readonly institution: string;
    readonly number: string;
  },
  countries: readonly string[],
): AccountPlace {
  const { kind, institution } = account;
  const number = plainNumber(account.number);
  if (kind === 'CRYPTO') {
    const address = addressOn(institution, number);
    return { number: address, otherForms: otherCases(address) };
  }
  const banks = kind === 'BANK' ? banksIn(countries) : [];
  if (banks.length > 0 && !banks.includes(institution)) {
    throw new Refusal('payout_account_bank');
  }
  if (number.length < fewestDigits || (kind === 'BANK' && !/^[0-9A-Z]+$/u.test(number))) {
    throw new Refusal('payout_account_number');
  }
  return kind === 'EWALLET' ? walletNumber(number, countries) : { number, otherForms: [] };
}

/** What has its checksum in the case of its letters, or no case, was once bound as it was typed. */
function otherCases(address: string): readonly string[] {
  const prefix = /^(?:0x|bc1)/u.exec(address)?.[0];
  if (prefix === undefined) {
    return [];
  }
  const rest = address.slice(prefix.length).toUpperCase();
  const cases = [address.toLowerCase(), address.toUpperCase(), `${prefix}${rest}`];
  return [...new Set(cases)].filter((text) => text !== address);
}

function addressOn(name: string, text: string): string {
  const chain = cryptoChains.find((listed) => listed === name);
  if (chain === undefined) {
    throw new Refusal('payout_account_bank');
  }
  const address = chainAddress(chain, text);
  if (address === undefined) {
    throw new Refusal('payout_account_number');
  }
  return address;
}
