import type { ContractKind } from '@portal/commission';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { ContractSettings } from '../../settings.ts';
import { actorOf } from '../acting.ts';
import { contractKindsOf } from '../contract-kinds-of.ts';
import type { ContractRow } from '../store-contracts.ts';

export interface Consolidated {
  /** The agent policy: without it nobody is shown anything at the login. */
  readonly hasPolicy: boolean;
  /** What waits for an answer of the caller, the oldest first. */
  readonly waiting: readonly ContractRow[];
  /** Kinds of which the agent has, had or may grant contracts. */
  readonly kinds: ReadonlySet<ContractKind>;
}

/** What waits for an agent in all kinds, and which of the pages there are for it. */
export async function readConsolidated(
  ctx: Ctx<MemberActor>,
  settings: ContractSettings,
): Promise<Consolidated> {
  const { id } = ctx.actor;
  const { open, kinds } = await contractKindsOf(ctx, id, settings);
  const waiting = open
    .filter((row) => isForAnswer(row, actorOf(row, id)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { hasPolicy: settings.hasPolicy, waiting, kinds };
}

function isForAnswer({ state }: ContractRow, actor: ReturnType<typeof actorOf>): boolean {
  return state === 'PENDING' ? actor === 'PAYEE' : actor === 'COUNTERPARTY';
}
