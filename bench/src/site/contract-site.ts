import type { MemberId } from '@portal/protocol';
import { takePosition } from '@portal/server/src/contexts/agents/index.ts';
import { type ContractSettings, settingsOf } from '@portal/server/src/contexts/contracts/index.ts';
import { createMember } from '@portal/server/src/contexts/members/index.ts';
import { usualContracts } from '@portal/server/src/contexts/site/contracts-section.ts';
import { balances, post } from '@portal/server/src/contexts/wallet/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import { type Database, openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { buildMember } from '@portal/server/test/factories/members.ts';
import { createUnits } from '@portal/server/test/unit.ts';
import { type ContractVector, minor, type VectorConfig } from './contract-vector.ts';

const code = 'USD';

/** A site of one vector: its database, its clock, its settings, and who is who. */
export interface ContractSite {
  readonly database: Database;
  readonly settings: ContractSettings;
  readonly ids: ReadonlyMap<string, MemberId>;
  idOf(node: string): MemberId | null;
  nodeOf(id: string | null): string;
  setClock(at: Temporal.Instant): void;
  inUnit<T>(run: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Money from outside the contracts. */
  credit(node: string, amountMinor: bigint): Promise<void>;
  wallets(): Promise<ReadonlyMap<string, bigint>>;
}

/** Opens the tree of a vector, before its unit begins, with what each has. */
export async function openContractSite(vector: ContractVector, url: string): Promise<ContractSite> {
  const log = createLog('silent');
  const database = openDatabase({ url, poolSize: 4, log, role: appRole });
  const units = createUnits(() => database, vector.id);
  const { tz: timeZone, periodStart } = vector.config;
  const inUnit = <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> =>
    units.inUnit(run, { site: { currency: code, timeZone } });
  const start = Temporal.Instant.from(periodStart);
  units.clock.set(start.subtract({ hours: 48 }));
  const ids = await openTree(vector, inUnit);
  const nodes = new Map<string, string>([...ids].map(([node, id]) => [id, node]));
  const site: ContractSite = {
    database,
    settings: settingsFor(vector.config),
    ids,
    inUnit,
    idOf: (node) => ids.get(node) ?? null,
    nodeOf: (id) => (id === null ? 'HOUSE' : (nodes.get(id) ?? id)),
    setClock: (at) => units.clock.set(at),
    credit: (node, amountMinor) => inUnit((ctx) => credit(ctx, ids.get(node), amountMinor)),
    wallets: () => inUnit((ctx) => walletsOf(ctx, ids)),
  };
  for (const { id, wallet } of vector.tree) {
    await site.credit(id, minor(wallet));
  }
  return site;
}

/** The usual settings of a site with what the vector says otherwise. */
function settingsFor(config: VectorConfig): ContractSettings {
  const least = config.activeMinValid ?? '0.01';
  const contracts = {
    ...usualContracts,
    activeLeast: { dividend: least, daily: least, hourly: least, realtime: least },
    carry: config.carry ?? 'NONE',
    lossBasis: config.lossBasis ?? 'NGR',
    includeSelf: config.includeSelf !== false,
    partialPay: config.partialPay !== false,
    requireUplineQualified: config.requireUplineQualified === true,
    maxPayout: config.maxPayout ?? null,
    autoApproveMost: null,
    clawback: {
      days: 30,
      mode: Object.values(config).includes('WALLET_NOW') ? 'WALLET_NOW' : 'NET_NEXT',
      least: config.clawbackMin ?? '0',
    },
  } as const;
  return settingsOf({ contracts, currency: code });
}

async function openTree(
  { tree }: ContractVector,
  inUnit: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<ReadonlyMap<string, MemberId>> {
  const ids = new Map<string, MemberId>();
  const left = tree.filter(({ type }) => type !== 'HOUSE');
  while (left.length > 0) {
    const at = left.findIndex(({ parent }) => parent === 'HOUSE' || ids.has(parent ?? ''));
    const [node] = left.splice(Math.max(at, 0), 1);
    if (node === undefined || at < 0) {
      throw new Error('a tree of a vector hangs together');
    }
    const isAgent = node.type === 'AGENT';
    const member = buildMember(isAgent ? { type: 2, kind: 'agent' } : {});
    ids.set(node.id, member.id);
    await inUnit(async (ctx) => {
      await createMember(ctx, member);
      const uplineId = ids.get(node.parent ?? '') ?? null;
      const from = { uplineId, linkCode: null, referrerId: null };
      await takePosition(ctx, { ...from, memberId: member.id, isAgent });
    });
  }
  return ids;
}

let credits = 0;

async function credit(ctx: Ctx, id: MemberId | undefined, amountMinor: bigint): Promise<void> {
  if (id === undefined || amountMinor === 0n) {
    return;
  }
  credits += 1;
  const debt = `vector:${credits}`;
  const to = `member:${id}:cash`;
  const from = 'outside:bank';
  await post(ctx, [
    { debt, type: 'adjustment', from, to, amountMinor, currency: code, reference: debt },
  ]);
}

async function walletsOf(
  ctx: Ctx,
  ids: ReadonlyMap<string, MemberId>,
): Promise<ReadonlyMap<string, bigint>> {
  const nodes = [...ids];
  const accounts = nodes.map(([, id]) => ({ account: `member:${id}:cash`, currency: code }));
  const found = await balances(ctx, accounts);
  return new Map(nodes.map(([node], at) => [node, found[at]?.balanceMinor ?? 0n]));
}
