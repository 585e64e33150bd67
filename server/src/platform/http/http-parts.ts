import type { Logger } from 'pino';
import type { Clock, IdSource, MemberActor, RandomSource, Site } from '../context.ts';
import type { SecretCipher } from '../secrets/secret-cipher.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Undeclared } from './bound-call.ts';
import type { EdgeSettings } from './edge-settings.ts';
import type { DecryptionKeys, NonceBook } from './encryption.ts';
import type { Authentication } from './guard.ts';
import type { RateTable } from './rate-limits.ts';
import type { RateStore } from './rate-store.ts';
import type { ErrorText } from './refusal-answer.ts';

export interface FactorPolicy {
  readonly staff: boolean;
  readonly agents: boolean;
}

/** What the edge asks the site on every request; answered from memory. */
export interface SiteView {
  readonly site: Site;
  /** 0 normal, 1 maintenance, 2 region-blocked, for a caller at this address. */
  statusFor(ip: string): 0 | 1 | 2;
  /** Best language of an Accept-Language header. */
  localeFor(header: string): string;
}

export interface HttpMetrics {
  answered(request: {
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  refused(code: string): void;
}

/** Everything that the edge needs from outside; bound in `build-server.ts`. */
export interface HttpParts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly cipher: SecretCipher;
  readonly log: Logger;
  readonly authentication: Authentication;
  readonly keys: DecryptionKeys;
  readonly nonces: NonceBook;
  readonly errorText: ErrorText;
  readonly rates: RateTable;
  readonly rateStore: RateStore;
  readonly settings: EdgeSettings;
  readonly metrics: HttpMetrics;
  /**
   * Hears of a refusal that its endpoint does not declare, which the caller gets all the same, and
   * of answers with fields that it does not declare, which the caller does not get.
   */
  onUndeclared(undeclared: Undeclared): void;
  /** Fresh within a second or two; see the `site` context. */
  site(): Promise<SiteView>;
  /** Keeps what the site made of the place that a session plays and moves money from (R21). */
  notePlace(
    actor: MemberActor,
    site: Site,
    call: { readonly requestId: string; readonly isRefused: boolean },
  ): Promise<void>;
  /** Of whom the site wants a second factor at this call (R67). */
  factorPolicy(): Promise<FactorPolicy>;
}
