import type { CurrencyCode } from '@portal/money';
import type { MemberId, OperatorId, PrefixedId } from '@portal/protocol';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SecretCipher } from './secrets/secret-cipher.ts';

export interface VisitorActor {
  readonly kind: 'visitor';
  readonly ip: string;
}

export interface MemberActor {
  readonly kind: 'member';
  readonly id: MemberId;
  readonly sessionId: string;
  readonly isTrial: boolean;
  readonly isAgent: boolean;
  /** Who sits there may do nothing but change the password (R62). */
  readonly isRestricted: boolean;
  readonly ip: string;
}

export interface OperatorActor {
  readonly kind: 'operator';
  readonly id: OperatorId;
  readonly sessionId: string;
  readonly name: string;
  readonly role: string;
  readonly ip: string;
}

export interface SystemActor {
  readonly kind: 'system';
  readonly job: string;
}

/** Who acts. The type letter of ids is part of the id (`mbr_…`, `opr_…`). */
export type Actor = VisitorActor | MemberActor | OperatorActor | SystemActor;

/** A language of the site: the code that its calls carry, and the texts that it shows (BCP 47). */
export interface SiteLanguage {
  readonly code: string;
  readonly locale: string;
}

/**
 * The one site that this process serves; brand settings are versioned data of the `site` context.
 */
export interface Site {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  /** What its calls may name; the default first. */
  readonly languages: readonly SiteLanguage[];
  readonly defaultLocale: string;
  readonly isDemo: boolean;
  /** Whether the site has VIP ranks at all; without them nothing shows one, or asks for one. */
  readonly hasVip: boolean;
  /** Where it is licensed; decides pace, stakes and proof of identity (R15). */
  readonly jurisdiction: string;
  /**
   * What of a valid bet counts for rebates, ranks, missions and bonuses, in percent, by
   * `<provider>:<game code>`; games that it does not name count in full (sports-and-games.md D16).
   */
  readonly gameWeights: Readonly<Record<string, number>>;
  /** What of two opposite sides counts as turnover: their difference, or nothing (A3). */
  readonly oppositePolicy: 'DIFFERENCE' | 'ZERO_BOTH';
  /** What of a bet counts: by the rule of its product, or min(stake, net result) of each (A3). */
  readonly validBase: 'BY_PRODUCT' | 'NET_CAPPED';
  /** So long the key of a vendor still opens once another took its place (R97). */
  readonly vendorKeyHours: number;
  /** How often a member takes orders of the lottery back, a day of the site (lottery.md B6). */
  readonly lotteryCancelsPerDay: number;
  /** Two letters, as the site's own blocks and the file of regions say; null when unknown. */
  readonly countryOf: (ip: string) => string | null;
  /** In English, where the file of regions knows cities. */
  readonly cityOf: (ip: string) => string | null;
  /** From this on a stake or a win stands in the trail, in minor units (R49); 0 for none. */
  readonly largeMinor: bigint;
  /** What deposits and withdrawals cost the house, of their amount (agents-loyalty-money.md A4). */
  readonly paymentCostPartsPerMillion: number;
  /** Whether an agent who is excluded as a player goes on as an agent (H). */
  readonly excludedAgentsRunOn: boolean;
  /** Where links of what operators write may lead, beside pages of the site (R78). */
  readonly linkHosts: ReadonlySet<string>;
  /** What the house is called: nobody else is. */
  readonly brands: readonly string[];
}

export interface Clock {
  now(): Temporal.Instant;
  /** The same in whole milliseconds since 1970, for ages and keys. */
  nowMs(): number;
}

export interface IdSource {
  /** A time-ordered opaque id with its prefix, `next('mbr')` is `mbr_0198…`. */
  next<Prefix extends string>(prefix: Prefix): PrefixedId<Prefix>;
}

/** A cryptographic source (R25); tests inject a seeded one. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
}

/**
 * A running transaction. It knows no tables: a context's store names its own with
 * `ctx.tx.withTables<WalletTables>()`.
 */
export type Transaction = Kysely<object>;

/**
 * First argument of every use case. One that only members or only operators may run says so:
 * `Ctx<MemberActor>`; the endpoint's `access` proves it (see `ActorOf`).
 */
export interface Ctx<A extends Actor = Actor> {
  readonly requestId: string;
  readonly actor: A;
  readonly site: Site;
  readonly locale: string;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly cipher: SecretCipher;
  readonly log: Logger;
  readonly tx: Transaction;
  /** What is done with an event in the transaction that tells it; see `ContextPlug.atOnce`. */
  readonly hear?: Hear | undefined;
}

/** Carries out what may not wait for an event to be delivered. */
export type Hear = (
  ctx: Ctx,
  event: { readonly name: string; readonly payload: unknown },
) => Promise<void>;
