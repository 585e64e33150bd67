import { commitment } from '@portal/games';
import { describe, expect, it } from 'vitest';
import { buildPlayer, openGamesEnv } from '../../../../../test/factories/games.ts';
import { workOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { systemRandom } from '../../../../platform/random.ts';
import { renewAll } from '../../../../platform/secrets/renew.ts';
import { createSecretCipher } from '../../../../platform/secrets/secret-cipher.ts';
import { holdPair } from '../seed-pairs.ts';
import { withSeed } from '../seed-secrets.ts';
import { commitSeedsAhead } from './commit-seeds-ahead.ts';
import { renewSeedSecrets } from './renew-seed-secrets.ts';
import { rotateSeeds } from './rotate-seeds.ts';

const test = testDatabase();

const renew = () => renewAll({ work: workOf(test), name: 'renew' }, renewSeedSecrets);

/** As the release before left them: the checks of clear seeds were not validated for what stood. */
async function putInClear(count: number): Promise<void> {
  const rows = await asOwner(
    test,
    `select seed_index, hash, server_seed from seed_commitments order by seed_index limit ${count}`,
  );
  await asOwner(test, 'alter table seed_commitments drop constraint seeds_encrypted');
  await asOwner(test, 'alter table seed_pairs drop constraint pairs_encrypted');
  for (const row of rows) {
    const place = { purpose: 'server_seed', label: String(row['hash']) };
    const plain = test.cipher.decrypt(place, row['server_seed'] as Buffer);
    for (const table of ['seed_commitments', 'seed_pairs']) {
      const update = `update ${table} set server_seed = $1 where seed_index = $2`;
      await asOwner(test, update, [plain, row['seed_index']]);
    }
  }
}

const clearOnes = `select sum((octet_length(server_seed) = 32)::int)::int as clear from (
  select server_seed from seed_commitments union all select server_seed from seed_pairs) s`;

describe('renewSeedSecrets', () => {
  it('encrypts what stood in clear, pairs in play too, while somebody plays on', async () => {
    await openGamesEnv(test);
    await test.inUnit(commitSeedsAhead);
    const player = await buildPlayer(test);
    const owner = { memberId: player.memberId, mode: 'real' } as const;
    const pair = await test.inUnit((ctx) => holdPair(ctx, owner));
    await putInClear(40);
    expect(await asOwner(test, clearOnes)).toEqual([{ clear: 41 }]);

    const [first, second] = await Promise.all([renew(), renew()]);
    expect(first + second).toBe(40);
    expect(await asOwner(test, clearOnes)).toEqual([{ clear: 0 }]);
    const { revealed } = await test.inUnit((ctx) => rotateSeeds(ctx, { player, mode: 'real' }));
    expect(commitment(revealed.serverSeed)).toBe(pair.hash);
  });

  it('puts seeds under a new key, and copies of pairs with them', async () => {
    const player = await buildPlayer(test);
    const owner = { memberId: player.memberId, mode: 'real' } as const;
    const before = await test.inUnit((ctx) => holdPair(ctx, owner));
    const keys = [new Uint8Array(32).fill(3), new Uint8Array(32).fill(7)] as const;
    const cipher = createSecretCipher({ keys, random: systemRandom() });
    const some = () => test.inUnit((ctx) => renewSeedSecrets({ ...ctx, cipher }));
    let renewed = 0;
    for (let more = await some(); more > 0; more = await some()) {
      renewed += more;
    }
    expect(renewed).toBeGreaterThan(500);
    const alone = createSecretCipher({ keys: [keys[0]], random: systemRandom() });
    const after = await test.inUnit((ctx) => holdPair(ctx, owner));
    expect(withSeed({ cipher: alone }, after).serverSeed).toEqual(
      withSeed({ cipher: test.cipher }, before).serverSeed,
    );
  });
});
