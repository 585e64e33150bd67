import { kycKinds } from '@portal/protocol';
import type { KycKind, KycStanding, KycTier, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { provenContacts } from '../../identity/index.ts';
import { isVerifiedFirst, provenAt } from '../../limits/index.ts';
import { type CaseRow, selectCasesOf } from './store-cases.ts';
import { type DemandRow, selectDemands } from './store-demands.ts';

/** Papers may be renewed so long before they end. */
const renewDays = 30;

/** How one kind stands for a member. */
export interface Proof {
  readonly kind: KycKind;
  readonly standing: KycStanding;
  /** Whether papers are good now, whatever was sent after them. */
  readonly stands: boolean;
  readonly isNeeded: boolean;
  /** The papers that this standing comes from. */
  readonly last: CaseRow | undefined;
  readonly demand: DemandRow | undefined;
  readonly maySend: boolean;
}

export interface Verification {
  readonly tier: KycTier;
  readonly proofs: readonly Proof[];
  readonly cases: readonly CaseRow[];
  readonly holdsPlay: boolean;
  readonly holdsMoney: boolean;
}

/**
 * What a member has proven, what everybody has to prove here before the first deposit, and what was
 * asked for beyond that (R18).
 */
export async function verificationOf(ctx: Ctx, memberId: MemberId): Promise<Verification> {
  const cases = await selectCasesOf(ctx.tx, memberId);
  const demands = await selectDemands(ctx.tx, memberId);
  const isProven = (await provenAt(ctx, memberId)) !== null;
  const isFirst = isVerifiedFirst(ctx);
  const proofs = kycKinds.map((kind): Proof => {
    const demand = demands.find((row) => row.kind === kind);
    const last = lastOf(cases, kind);
    const standing = last?.state ?? 'missing';
    const stands = cases.some((row) => row.kind === kind && row.state === 'approved');
    const isNeeded = demand !== undefined || (isFirst && !isProven && !stands);
    const send = maySend(ctx, { last, demand });
    return { kind, standing, stands, isNeeded, last, demand, maySend: send };
  });
  return {
    tier: tierOf(proofs, (await provenContacts(ctx, [memberId])).length > 0),
    proofs,
    cases,
    holdsPlay: isFirst && !isProven,
    holdsMoney: demands.length > 0,
  };
}

type Shown = CaseRow & { readonly state: Exclude<KycStanding, 'missing'> };

/** The newest that was not replaced: what waits says more than what stands. */
function lastOf(cases: readonly CaseRow[], kind: KycKind): Shown | undefined {
  return cases.find((row): row is Shown => row.kind === kind && row.state !== 'replaced');
}

function maySend(ctx: Ctx, { last, demand }: Pick<Proof, 'last' | 'demand'>): boolean {
  if (last === undefined || last.state === 'rejected' || last.state === 'expired') {
    return true;
  }
  return last.state === 'approved' && (demand !== undefined || endsSoon(ctx, last.expiresOn));
}

function endsSoon(ctx: Ctx, expiresOn: string | null): boolean {
  const limit = siteDate(ctx).add({ days: renewDays });
  return expiresOn !== null && Temporal.PlainDate.compare(expiresOn, limit) <= 0;
}

function tierOf(proofs: readonly Proof[], hasContact: boolean): KycTier {
  const [identity, address] = proofs.map(({ stands }) => stands);
  if (identity === true) {
    return address === true ? 'full' : 'identity';
  }
  return hasContact ? 'contact' : 'none';
}
