import type { Ctx } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { FailureCount } from './attempt-policy.ts';
import { deviceOf } from './device.ts';
import type { CredentialRow, Realm } from './store.ts';
import { findCredentials, usernameKey } from './store.ts';
import type { FailureKey } from './store-attempts.ts';
import { isKnownDevice, lockCounts } from './store-attempts.ts';

export interface AttemptKeys {
  /** Counts of this account, or of this device of it. */
  readonly own: FailureKey;
  /** Of all known devices of the account together; absent for strangers. */
  readonly devices?: FailureKey | undefined;
  /**
   * Absent for a known device, which strangers beside it must not hold up, and for callers on the
   * machine of a demo, which share one address.
   */
  readonly block: FailureKey | undefined;
  /** The line of the login history in which it is counted as well. */
  readonly tryId?: string | undefined;
}

interface Counted {
  readonly key: FailureKey;
  readonly count: FailureCount | undefined;
}

/** Whose secret may be tried, and what was counted of each; locked until the transaction ends. */
export interface Standing {
  readonly candidates: readonly {
    readonly credential: CredentialRow | undefined;
    readonly isKnownDevice: boolean;
    readonly own: Counted;
    readonly devices: Counted | undefined;
  }[];
  readonly block: Counted | undefined;
}

interface Named {
  readonly realm: Realm;
  readonly username: string;
  readonly forms?: { readonly aliases: readonly string[] } | undefined;
  readonly request: RequestFacts;
}

/**
 * Every form of the name, those that somebody has first. A browser that signed in to one of them
 * before means that one: a holder of the same digits in another country types theirs in full there.
 */
export async function standingOf(ctx: Ctx, named: Named): Promise<Standing> {
  const { request } = named;
  const device = deviceOf(request) ?? '';
  const all = [];
  for (const { name, credential } of await formsOf(ctx, named)) {
    const known = { subjectId: credential?.subjectId ?? '', device };
    const isKnown = await isKnownDevice(ctx.tx, known);
    const key: FailureKey = isKnown
      ? { scope: 'device', key: `${name}:${device}` }
      : { scope: 'account', key: name };
    const together: FailureKey | undefined = isKnown ? { scope: 'devices', key: name } : undefined;
    all.push({ credential, isKnownDevice: isKnown, key, together });
  }
  const known = all.filter((candidate) => candidate.isKnownDevice);
  const meant = known.length > 0 ? known : all;
  const block: FailureKey | undefined =
    known.length > 0 || request.isLocal ? undefined : { scope: 'block', key: request.addressBlock };
  const keys = [...meant.flatMap(({ key, together }) => [key, together]), block];
  const countOf = await lockCounts(
    ctx.tx,
    keys.filter((key) => key !== undefined),
  );
  const counted = (key: FailureKey): Counted => ({ key, count: countOf(key) });
  return {
    candidates: meant.map(({ key, together, ...rest }) => ({
      ...rest,
      own: counted(key),
      devices: together && counted(together),
    })),
    block: block && counted(block),
  };
}

async function formsOf(ctx: Ctx, { realm, username, forms }: Named) {
  const aliases = forms?.aliases ?? [];
  const names = [...new Set([username, ...aliases].map(usernameKey))];
  const found = await findCredentials(ctx.tx, { realm, username, aliases });
  const has = new Map(found.map((credential) => [usernameKey(credential.username), credential]));
  return names
    .map((name) => ({ name: `${realm}:${name}`, credential: has.get(name) }))
    .toSorted((a, b) => Number(b.credential !== undefined) - Number(a.credential !== undefined));
}
