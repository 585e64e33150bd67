import { dialects, type Dialect } from '@portal/vendors';
import type { Clock } from '../../platform/context.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { systemUnit, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { selectVendorAccounts, type StoredAccount } from './store-accounts.ts';
import { openKeys, type VendorKeys } from './vendor-keys.ts';

/** A vendor as a process holds it, with its keys in clear. */
export interface VendorAccount {
  readonly code: string;
  readonly dialect: Dialect;
  readonly keys: VendorKeys;
  readonly launchUrl: string;
}

export interface VendorBook {
  /** As the database had it at most two seconds ago; while it cannot be read, as it was. */
  find(code: string): Promise<VendorAccount | undefined>;
}

const freshMs = 2000;

export function openVendorBook(parts: {
  readonly work: UnitOfWork;
  readonly cipher: SecretCipher;
  readonly clock: Clock;
}): VendorBook {
  const { work, cipher, clock } = parts;
  let held: ReadonlyMap<string, VendorAccount> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<ReadonlyMap<string, VendorAccount>> | undefined;

  async function read(): Promise<ReadonlyMap<string, VendorAccount>> {
    const atMs = clock.nowMs();
    const rows = await work.run(systemUnit('vendors'), (ctx) => selectVendorAccounts(ctx.tx));
    held = new Map(rows.map((row) => [row.vendorCode, accountOf(cipher, row)]));
    readAtMs = atMs;
    return held;
  }

  async function current(): Promise<ReadonlyMap<string, VendorAccount>> {
    const ageMs = clock.nowMs() - readAtMs;
    if (held !== undefined && ageMs >= 0 && ageMs < freshMs) {
      return held;
    }
    reading ??= read().finally(() => {
      reading = undefined;
    });
    // Who called is known without the database once it was read: the answer must be in its dialect.
    const known = held;
    return known === undefined ? reading : reading.catch(() => known);
  }

  return {
    find: async (code) => (await current()).get(code),
  };
}

function accountOf(cipher: SecretCipher, row: StoredAccount): VendorAccount {
  return {
    code: row.vendorCode,
    dialect: dialects[row.dialect],
    keys: openKeys(cipher, row.vendorCode, row.keysSecret),
    launchUrl: row.launchUrl,
  };
}
