import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BillFilter, filterOf } from '../bill-filter.ts';
import { sumPartyBills } from '../store-records.ts';

export interface BillSums {
  readonly bills: number;
  readonly receivedMinor: bigint;
  readonly toReceiveMinor: bigint;
  readonly paidMinor: bigint;
  readonly toPayMinor: bigint;
}

const noSums: BillSums = {
  bills: 0,
  receivedMinor: 0n,
  toReceiveMinor: 0n,
  paidMinor: 0n,
  toPayMinor: 0n,
};

/** What all bills of a record come to. */
export async function readBillSums(ctx: Ctx<MemberActor>, query: BillFilter): Promise<BillSums> {
  const filter = await filterOf(ctx, query);
  return (filter && (await sumPartyBills(ctx.tx, filter))) ?? noSums;
}
