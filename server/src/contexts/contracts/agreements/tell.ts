import { assertDefined } from '@portal/money';
import type { ContractId, ContractKind, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { readAccounts } from '../../members/index.ts';
import type { ContractRow } from './store-contracts.ts';

/** What happened to a contract, by the names that the inbox has for it. */
export type ContractNews =
  | 'CONTRACT_PROPOSED'
  | 'CONTRACT_ACCEPTED'
  | 'CONTRACT_REJECTED'
  | 'CONTRACT_WITHDRAWN'
  | 'CONTRACT_EXPIRING'
  | 'CONTRACT_EXPIRED'
  | 'CONTRACT_TERMINATION_REQUESTED'
  | 'CONTRACT_TERMINATED'
  | 'CONTRACT_TERMINATION_REFUSED'
  | 'CONTRACT_ENDED_AUTOMATICALLY';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Something happened to a contract that these members want to know. */
    readonly 'contract.told': {
      readonly news: ContractNews;
      readonly contractId: ContractId;
      readonly kind: ContractKind;
      readonly scope: string;
      /** By their accounts; null is the house. Absent in what was told before. */
      readonly parties?: {
        readonly payeeId: MemberId;
        readonly payer: string | null;
        readonly payee: string;
      };
      readonly memberIds: readonly MemberId[];
      readonly at: string;
    };
  }
}

type Told = Pick<ContractRow, 'id' | 'kind' | 'scope' | 'payerId' | 'payeeId'>;

/** The house has no inbox. */
export async function tell(
  ctx: Ctx,
  news: ContractNews,
  { contract, to }: { readonly contract: Told; readonly to: readonly (MemberId | null)[] },
): Promise<void> {
  const memberIds = to.filter((id) => id !== null);
  if (memberIds.length > 0) {
    const { id: contractId, kind, scope } = contract;
    const parties = await partiesOf(ctx, contract);
    const about = { contractId, kind, scope, parties } as const;
    const payload = { news, ...about, memberIds, at: String(ctx.clock.now()) };
    await emit(ctx, { name: 'contract.told', payload });
  }
}

async function partiesOf(ctx: Ctx, { payerId, payeeId }: Told) {
  const accounts = await readAccounts(ctx, payerId === null ? [payeeId] : [payerId, payeeId]);
  const nameOf = (id: MemberId): string => assertDefined(accounts.get(id), 'a party is a member');
  return {
    payeeId,
    payer: payerId === null ? null : nameOf(payerId),
    payee: nameOf(payeeId),
  };
}
