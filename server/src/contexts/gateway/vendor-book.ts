import { dialects, type Dialect } from '@portal/vendors';
import type { Clock } from '../../platform/context.ts';
import { heldRead } from '../../platform/held-read.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { systemUnit, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { selectVendorAccounts, type StoredAccount } from './store-accounts.ts';
import { keysAt, openKeys, type VendorKeys } from './vendor-keys.ts';

/** A vendor as a process holds it, with its keys in clear. */
export interface VendorAccount {
  readonly code: string;
  readonly dialect: Dialect;
  readonly keys: VendorKeys;
  readonly launchUrl: string;
  /** Of a vendor that keeps purses of its own; it never calls our wallet. */
  readonly transferUrl: string | undefined;
  /** Where its own books are asked for; undefined of one that has no such address. */
  readonly reportUrl: string | undefined;
}

export interface VendorBook {
  /** As the database had it at most two seconds ago; while it cannot be read, as it was. */
  find(code: string): Promise<VendorAccount | undefined>;
  /** Those that keep purses of their own, by code. */
  purses(): Promise<readonly VendorAccount[]>;
  /** Those that call the wallet, and whose bets are therefore ours too, by code. */
  callers(): Promise<readonly VendorAccount[]>;
}

const freshMs = 2000;

export function openVendorBook(parts: {
  readonly work: UnitOfWork;
  readonly cipher: SecretCipher;
  readonly clock: Clock;
}): VendorBook {
  const { work, cipher, clock } = parts;
  // Who called is known without the database once it was read: the answer must be in its dialect.
  const current = heldRead({
    clock,
    freshMs,
    read: async () => {
      const rows = await work.run(systemUnit('vendors'), (ctx) => selectVendorAccounts(ctx.tx));
      return new Map(rows.map((row) => [row.vendorCode, accountOf(cipher, row)]));
    },
  });
  // The end of a key comes by the clock, also while the database cannot be read.
  const asOfNow = (vendor: VendorAccount): VendorAccount => {
    const keys = keysAt(vendor.keys, clock.now());
    return keys === vendor.keys ? vendor : { ...vendor, keys };
  };
  const all = async () => [...(await current()).values()].map(asOfNow);
  return {
    find: async (code) => {
      const vendor = (await current()).get(code);
      return vendor && asOfNow(vendor);
    },
    purses: async () => (await all()).filter(({ transferUrl }) => transferUrl !== undefined),
    callers: async () => (await all()).filter(({ transferUrl }) => transferUrl === undefined),
  };
}

/** With its keys in clear. */
export function accountOf(cipher: SecretCipher, row: StoredAccount): VendorAccount {
  return {
    code: row.vendorCode,
    dialect: dialects[row.dialect],
    keys: openKeys(cipher, row.vendorCode, row.keysSecret),
    launchUrl: row.launchUrl,
    transferUrl: row.transferUrl ?? undefined,
    reportUrl: row.reportUrl ?? undefined,
  };
}
