import { type ContractKind, isLive } from '@portal/commission';
import { type DividendPeriod, dividendPeriods, type MemberId } from '@portal/protocol';
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
  /** In which an offer of a dividend would be covered; that of the site without one. */
  readonly dividendPeriod: DividendPeriod;
  /** Of the two readings of C3: whether an offer ends the contract before it at once. */
  readonly endsOldOnPropose: boolean;
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
  const dividendPeriod = ownPeriod(open, id) ?? settings.dividendPeriod;
  const { hasPolicy, endsOldOnPropose } = settings;
  return { hasPolicy, waiting, kinds, dividendPeriod, endsOldOnPropose };
}

function ownPeriod(open: readonly ContractRow[], id: MemberId): DividendPeriod | undefined {
  const own = open.find((row) => row.kind === 'DIVIDEND' && row.payeeId === id && isLive(row));
  return dividendPeriods.find((period) => period === own?.periodType);
}

function isForAnswer({ state }: ContractRow, actor: ReturnType<typeof actorOf>): boolean {
  return state === 'PENDING' ? actor === 'PAYEE' : actor === 'COUNTERPARTY';
}
