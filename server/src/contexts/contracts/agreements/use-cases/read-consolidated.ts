import { type ContractKind, contractKinds, isLive } from '@portal/commission';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { ContractSettings } from '../../settings.ts';
import { actorOf } from '../acting.ts';
import { type ContractRow, selectOpenContracts, selectRecentKinds } from '../store-contracts.ts';

export interface Consolidated {
  /** The agent policy: without it nobody is shown anything at the login. */
  readonly hasPolicy: boolean;
  /** What waits for an answer of the caller, the oldest first. */
  readonly waiting: readonly ContractRow[];
  /** Kinds of which the agent has, had or may grant contracts. */
  readonly kinds: ReadonlySet<ContractKind>;
}

/** A page stays for so long after its last contract (agents-loyalty-money.md C8). */
const keptDays = 90;

/** What waits for an agent in all kinds, and which of the pages there are for it. */
export async function readConsolidated(
  ctx: Ctx<MemberActor>,
  settings: ContractSettings,
): Promise<Consolidated> {
  const { id } = ctx.actor;
  const open = await selectOpenContracts(ctx.tx, id);
  const waiting = open
    .filter((row) => isForAnswer(row, actorOf(row, id)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const after = ctx.clock.now().subtract({ hours: 24 * keptDays });
  const recent = await selectRecentKinds(ctx.tx, id, after);
  const own = open.filter((row) => row.state === 'PENDING' || isLive(row));
  const found = new Set([...recent, ...own.map(({ kind }) => kind)]);
  const kinds = new Set(contractKinds.filter((kind) => found.has(kind) && settings.isKindOn[kind]));
  return { hasPolicy: settings.hasPolicy, waiting, kinds };
}

function isForAnswer({ state }: ContractRow, actor: ReturnType<typeof actorOf>): boolean {
  return state === 'PENDING' ? actor === 'PAYEE' : actor === 'COUNTERPARTY';
}
