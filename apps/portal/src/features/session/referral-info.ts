import { keep, recall } from '../../shared/device/storage.ts';

const key = 'referralInfo';
const longestCode = 255;

/** Codes of the link that brought a visitor; empty where it had none. */
export interface ReferralInfo {
  readonly affiliateCode: string;
  readonly referralCode: string;
}

/**
 * Each code is that of the first link that brought one (agents-loyalty-money.md D9): a later link
 * fills in what is missing and replaces nothing, so nobody takes over whom another has brought.
 */
export function keepReferral(address: URLSearchParams): void {
  const codeOf = (name: string) => (address.get(name) ?? '').trim().slice(0, longestCode);
  const first = referralInfo();
  const found = {
    affiliateCode: first.affiliateCode || codeOf('affiliateCode'),
    referralCode: first.referralCode || codeOf('referralCode'),
  };
  if (found.affiliateCode !== '' || found.referralCode !== '') {
    keep(key, JSON.stringify(found));
  }
}

/** A code that leads nowhere was no first touch: the next link may bring another. */
export function forgetAffiliate(): void {
  keep(key, JSON.stringify({ ...referralInfo(), affiliateCode: '' }));
}

export function referralInfo(): ReferralInfo {
  const empty = { affiliateCode: '', referralCode: '' };
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null');
    return isReferralInfo(kept) ? kept : empty;
  } catch {
    return empty;
  }
}

/** Whoever registered has used the invitation up. */
export function forgetReferral(): void {
  keep(key, null);
}

/** A device may hold anything under our name. */
function isReferralInfo(candidate: unknown): candidate is ReferralInfo {
  if (typeof candidate !== 'object' || candidate === null) {
    return false;
  }
  const { affiliateCode, referralCode } = candidate as Partial<Record<keyof ReferralInfo, unknown>>;
  return typeof affiliateCode === 'string' && typeof referralCode === 'string';
}
