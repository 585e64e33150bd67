import { assert, assertDefined } from '@portal/money';
import type { MemberId, PayoutKind } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { MarkedRefusal, Refusal } from '../../../../platform/refusal.ts';
import { isSameName } from '../../../../platform/same-name.ts';
import { noteMarks } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { markOf, storedNumber } from '../account-number.ts';
import { accountPlace } from '../account-place.ts';
import { hoursToCool } from '../cooling.ts';
import { payeeOf } from '../payee.ts';
import {
  insertAccount,
  lockMemberAccounts,
  lockNumber,
  type PayoutAccount,
  selectAccounts,
  selectNumberOwners,
} from '../store-accounts.ts';

export interface BindingRules {
  readonly coolingHours: number;
  /** Where the numbers of wallets may be telephone numbers. */
  readonly phoneCountries: readonly string[];
}

export interface NewPayoutAccount {
  readonly kind: PayoutKind;
  readonly institution: string;
  readonly holder: string;
  readonly number: string;
}

const mostPerKind = 5;
const mostInAll = 10;
const taken = 'payout_account_taken';

/**
 * Binds an account to be paid to. All are in the name of the verified person, a number belongs to
 * one member, an address to one on all its chains, once on each; only the first account is good at
 * once, also for who took all others off (R20), unless something that protects the account was just
 * replaced. Refusals in order:
 * `payout_account_bank`, `payout_account_number`, `payout_account_holder`, `payout_account_limit`,
 * `payout_account_taken`.
 */
export async function createPayoutAccount(
  ctx: Ctx<MemberActor>,
  command: NewPayoutAccount,
  rules: BindingRules,
): Promise<readonly PayoutAccount[]> {
  const { number, otherForms } = accountPlace(command, rules.phoneCountries);
  const memberId = ctx.actor.id;
  await lockMemberAccounts(ctx.tx, memberId);
  const accounts = await selectAccounts(ctx.tx, memberId);
  const holder = (await payeeOf(ctx, memberId)) ?? command.holder;
  if (!isSameName(holder, command.holder)) {
    throw new Refusal('payout_account_holder');
  }
  refuseTooMany(accounts, command.kind);
  await lockNumber(ctx.tx, markOf(ctx, number));
  await refuseTaken(ctx, command, [number, ...otherForms]);
  const id = ctx.ids.next('pac');
  const boundAt = ctx.clock.now();
  const hours = await hoursToCool(ctx, rules);
  const isNew = await insertAccount(ctx.tx, {
    id,
    memberId,
    kind: command.kind,
    institution: command.institution,
    holder,
    ...storedNumber(ctx, id, number),
    isDefault: accounts.length === 0,
    boundAt,
    usableFrom: boundAt.add({ hours }),
  });
  assert(isNew, 'under the lock of its number nobody else binds it');
  await noteMarks(ctx, memberId, [{ kind: 'bank_account', value: number }]);
  await recordEvents(ctx, {
    action: 'member.bind_payout_account',
    subject: { type: 'member', id: memberId },
    after: { payoutAccount: id, kind: command.kind, institution: command.institution },
  });
  return selectAccounts(ctx.tx, memberId);
}

/** Also where it is bound in a form of before numbers had one; the first one is that of now. */
async function refuseTaken(
  ctx: Ctx<MemberActor>,
  { kind, institution }: NewPayoutAccount,
  numbers: readonly [string, ...string[]],
): Promise<void> {
  const memberId = ctx.actor.id;
  const marks = numbers.map((number) => markOf(ctx, number));
  const rows = await selectNumberOwners(ctx.tx, marks);
  const foreign = rows.find((row) => row.memberId !== memberId);
  if (foreign !== undefined) {
    const bound = numbers[marks.findIndex((mark) => mark.equals(foreign.numberMark))];
    throw takenBy(memberId, [numbers[0], assertDefined(bound, 'it was found by one of these')]);
  }
  const isOtherChain = (row: (typeof rows)[number]) =>
    kind === 'CRYPTO' && row.kind === 'CRYPTO' && row.institution !== institution;
  if (!rows.every(isOtherChain)) {
    throw new Refusal(taken);
  }
}

/**
 * Two members who name one account may be one person: the desk gets a case of both (E4, R12), by
 * the number as each of them is known by it.
 */
function takenBy(memberId: MemberId, numbers: readonly string[]): MarkedRefusal {
  const marks = numbers.map((value) => ({ kind: 'bank_account', value }) as const);
  return new MarkedRefusal({ code: taken, data: {} }, (ctx) => noteMarks(ctx, memberId, marks));
}

function refuseTooMany(accounts: readonly PayoutAccount[], kind: PayoutKind): void {
  const ofKind = accounts.filter((account) => account.kind === kind).length;
  if (ofKind >= mostPerKind) {
    throw new Refusal('payout_account_limit', { most: mostPerKind });
  }
  if (accounts.length >= mostInAll) {
    throw new Refusal('payout_account_limit', { most: mostInAll });
  }
}
