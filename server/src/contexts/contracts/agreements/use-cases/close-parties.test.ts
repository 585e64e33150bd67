import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildOffer, propose, sign } from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { setFlag } from '../../../limits/index.ts';
import { type ContractRow, findContract } from '../store-contracts.ts';
import { closeParties } from './close-parties.ts';

/** Of agents-loyalty-money.md C3, PARTY_CLOSED; the day of the site begins at 17:00 UTC. */
const test = testDatabase();
let line: readonly MemberId[];
let contracts: readonly ContractRow[];

const at = (place: number): MemberId => line[place] ?? 'mbr_nobody00';

/** Four agents below each other; each of the first three has a contract, the last an offer. */
beforeEach(async () => {
  test.clock.set(Temporal.Instant.from('2026-03-10T08:00:00Z'));
  [line, contracts] = await test.inUnit(async (ctx) => {
    const ids: MemberId[] = [];
    const rows: ContractRow[] = [];
    for (let level = 0; level < 4; level += 1) {
      const above = ids.at(-1) ?? null;
      const { id } = await placeMember(ctx, { isAgent: true, above });
      ids.push(id);
      const offer = buildOffer({ payerId: above, payeeId: id });
      rows.push(await (level < 3 ? sign(ctx, offer) : propose(ctx, offer)));
    }
    return [ids, rows] as const;
  });
});

async function standing() {
  const rows = await test.inUnit(async (ctx) => {
    const found: (ContractRow | undefined)[] = [];
    for (const { id } of contracts) {
      found.push(await findContract(ctx.tx, id));
    }
    return found;
  });
  return rows.map((row) => [row?.state, row?.reason, row?.endsAt && String(row.endsAt)]);
}

describe('closeParties', () => {
  it('leaves everything as it is while nobody closed', async () => {
    await test.inUnit(closeParties);
    expect((await standing()).map(([state]) => state)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
      'PENDING',
    ]);
  });

  it.for(['FROZEN', 'RG_EXCLUDED', 'NO_AGENT'] as const)(
    'ends both sides of whoever is %s with the running unit, and what hangs below',
    async (flag) => {
      await test.inUnit((ctx) => setFlag(ctx, { memberId: at(1), flag, reason: 'test' }));
      await test.inUnit(closeParties);
      // They were to begin with the next day, and end with it.
      const bound = '2026-03-10T17:00:00Z';
      expect(await standing()).toEqual([
        ['ACTIVE', null, null],
        ['AUTO_ENDED', 'PARTY_CLOSED', bound],
        ['AUTO_ENDED', 'PARTY_CLOSED', bound],
        ['CANCELLED', 'OWN_CONTRACT_LOST', null],
      ]);
    },
  );

  it('lets those of an excluded agent stand where the site lets that one go on (H)', async () => {
    const site = { excludedAgentsRunOn: true };
    const run = () => test.inUnit(closeParties, { site });
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: at(1), flag: 'RG_EXCLUDED', reason: 'test' }),
    );
    await run();
    const states = async () => (await standing()).map(([state]) => state);
    expect(await states()).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING']);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: at(1), flag: 'NO_AGENT', reason: 'test' }));
    await run();
    expect(await states()).toEqual(['ACTIVE', 'AUTO_ENDED', 'AUTO_ENDED', 'CANCELLED']);
  });

  it('ends those of a locked account, and does it once', async () => {
    await test.database().pool.query("update members set state = 'locked' where id = $1", [at(2)]);
    await test.inUnit(closeParties);
    const once = await standing();
    expect(once.map(([state]) => state)).toEqual(['ACTIVE', 'ACTIVE', 'AUTO_ENDED', 'CANCELLED']);
    const versions = async () =>
      (await test.inUnit((ctx) => findContract(ctx.tx, contracts[2]?.id ?? 'ctr_none000000')))
        ?.version;
    const before = await versions();
    await test.inUnit(closeParties);
    expect(await versions()).toBe(before);
  });
});
