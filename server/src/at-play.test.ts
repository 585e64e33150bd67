import { expect, it } from 'vitest';
import { player } from '../test/factories/bets.ts';
import { buildPlayer } from '../test/factories/games.ts';
import { openMines, openSteppedEnv } from '../test/factories/stepped.ts';
import { buildTransfer } from '../test/factories/wallet.ts';
import { testDatabase } from '../test/harness.ts';
import { isAtPlay } from './at-play.ts';
import { post } from './contexts/wallet/index.ts';

const test = testDatabase();
const asked = (id: Parameters<typeof isAtPlay>[1]) => test.inUnit((ctx) => isAtPlay(ctx, id));

it('says that money is at play until a bet has its result', async () => {
  const member = player(test, 'atplay');
  await member.fund();
  expect(await asked(member.memberId)).toBe(false);
  await member.send(member.bet('open'));
  expect(await asked(member.memberId)).toBe(true);
  const settle = { refTxId: 'open', amountMinor: 500n, result: 'LOSE' };
  await member.send(member.command('SETTLE', 'end', settle));
  expect(await asked(member.memberId)).toBe(false);
});

it('says so of a round that waits for its next step, and of money on its way to a vendor', async () => {
  const env = await openSteppedEnv(test);
  const opener = await buildPlayer(test, { cashMinor: 1000n });
  await openMines(test, env, opener);
  expect(await asked(opener.memberId)).toBe(true);
  const sender = await buildPlayer(test, { cashMinor: 1000n });
  const own = (name: string) => `member:${sender.memberId}:${name}`;
  const way = { from: own('cash'), to: own('transit') };
  await test.inUnit((ctx) =>
    post(ctx, [buildTransfer({ type: 'purse_in', ...way, amountMinor: 100n })]),
  );
  expect(await asked(sender.memberId)).toBe(true);
});
