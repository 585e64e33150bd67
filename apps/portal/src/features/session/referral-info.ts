import { keep, recall } from '../../shared/device/storage.ts';

const key = 'referralInfo';
const longestCode = 255;

/** Codes of the link that brought a visitor; empty where it had none. */
export interface ReferralInfo {
  readonly affiliateCode: string;
  readonly referralCode: string;
}

/** The newest link that brings a code wins: an older one may have ended since. */
export function keepReferral(address: URLSearchParams): void {
  const codeOf = (name: string) => (address.get(name) ?? '').trim().slice(0, longestCode);
  const found = { affiliateCode: codeOf('affiliateCode'), referralCode: codeOf('referralCode') };
  if (found.affiliateCode !== '' || found.referralCode !== '') {
    keep(key, JSON.stringify(found));
  }
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
