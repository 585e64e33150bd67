import type { ContractId, ContractKind, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
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
      readonly memberIds: readonly MemberId[];
      readonly at: string;
    };
  }
}

type Told = Pick<ContractRow, 'id' | 'kind' | 'scope'>;

/** The house has no inbox. */
export async function tell(
  ctx: Ctx,
  news: ContractNews,
  about: { readonly contract: Told; readonly to: readonly (MemberId | null)[] },
): Promise<void> {
  const { contract, to } = about;
  const memberIds = to.filter((id) => id !== null);
  if (memberIds.length > 0) {
    const { id: contractId, kind, scope } = contract;
    const payload = { news, contractId, kind, scope, memberIds, at: String(ctx.clock.now()) };
    await emit(ctx, { name: 'contract.told', payload });
  }
}
