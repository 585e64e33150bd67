import type { Ctx } from '../../platform/context.ts';
import { beforeDoors } from '../../platform/demo/before-doors.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { memberNamed } from '../members/index.ts';
import { selectAccounts } from './accounts/store-accounts.ts';
import { createPayoutAccount } from './accounts/use-cases/create-payout-account.ts';
import type { CashierRules } from './rules.ts';
import { freeGifts, freeOwnMoney } from './withdrawals/use-cases/free-own-money.ts';

/** Has nothing under way and nothing to play as the doors open: who tries it may ask at once. */
const keptFree = 'demoagent';
const boundHour = 11;
const minutesBefore = 1;

/** Of those who stand in `demo-accounts.json`; names as in their papers. */
const payees = [
  { account: 'demomember', holder: 'Dara Lindqvist', number: '2777000114' },
  { account: keptFree, holder: 'Mali Veerakul', number: '2777000221' },
] as const;

/**
 * Whoever tries the demo signs in as one of these: their accounts were bound on the first day, so
 * that a withdrawal and a transfer can be walked as soon as the doors are open.
 */
export function visitorsDemo(rules: CashierRules): DemoPart {
  return (_ctx, day) => {
    const doors = beforeDoors(day, minutesBefore);
    return Promise.resolve([
      ...(day.number === 0
        ? [{ at: day.at(boundHour), play: (ctx: Ctx) => bind(ctx, rules) }]
        : []),
      ...(doors === undefined ? [] : [{ at: doors, play: free }]),
    ]);
  };
}

/** Whether the stories leave this member alone while the doors are about to open. */
export function isKeptFree({ account }: { readonly account: string }): boolean {
  return account === keptFree;
}

async function bind(ctx: Ctx, rules: CashierRules): Promise<void> {
  for (const { account, ...place } of payees) {
    const member = await memberNamed(ctx, account);
    if (member !== undefined && (await selectAccounts(ctx.tx, member.id)).length === 0) {
      const command = { kind: 'BANK', institution: 'Kasikorn', ...place } as const;
      await createPayoutAccount(memberCtx(ctx, member), command, rules.settings().binding);
    }
  }
}

async function free(ctx: Ctx): Promise<void> {
  const member = await memberNamed(ctx, keptFree);
  if (member !== undefined) {
    await freeOwnMoney(ctx, { memberId: member.id });
    await freeGifts(ctx, { memberId: member.id });
  }
}
