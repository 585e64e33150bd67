import type { PayoutKind } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { plainNumber, storedNumber } from '../account-number.ts';
import {
  findPayeeName,
  hasBoundAccount,
  insertAccount,
  lockMemberAccounts,
  type PayoutAccount,
  selectAccounts,
} from '../store-accounts.ts';

export interface NewPayoutAccount {
  readonly kind: PayoutKind;
  readonly institution: string;
  readonly holder: string;
  readonly number: string;
}

const mostPerKind = 5;
const mostInAll = 10;
const fewestDigits = 5;

/**
 * Binds an account to be paid to. All are in the name of the first one, a number belongs to one
 * member, and only the first is good at once, also for who took all others off (R20). Refusals in
 * order: `payout_account_number`, `payout_account_holder`, `payout_account_limit`,
 * `payout_account_taken`.
 */
export async function createPayoutAccount(
  ctx: Ctx<MemberActor>,
  command: NewPayoutAccount,
  { coolingHours }: { readonly coolingHours: number },
): Promise<readonly PayoutAccount[]> {
  const number = plainNumber(command.number);
  if (number.length < fewestDigits || (command.kind === 'BANK' && !/^[0-9A-Z]+$/u.test(number))) {
    throw new Refusal('payout_account_number');
  }
  const memberId = ctx.actor.id;
  await lockMemberAccounts(ctx.tx, memberId);
  const accounts = await selectAccounts(ctx.tx, memberId);
  const holder = (await findPayeeName(ctx.tx, memberId)) ?? command.holder;
  refuseHolder(holder, command.holder);
  refuseTooMany(accounts, command.kind);
  const id = ctx.ids.next('pac');
  const boundAt = ctx.clock.now();
  const coolsFor = (await hasBoundAccount(ctx.tx, memberId)) ? coolingHours : 0;
  const isNew = await insertAccount(ctx.tx, {
    id,
    memberId,
    kind: command.kind,
    institution: command.institution,
    holder,
    ...storedNumber(ctx, id, number),
    isDefault: accounts.length === 0,
    boundAt,
    usableFrom: boundAt.add({ hours: coolsFor }),
  });
  if (!isNew) {
    throw new Refusal('payout_account_taken');
  }
  await recordEvents(ctx, {
    action: 'member.bind_payout_account',
    subject: { type: 'member', id: memberId },
    after: { payoutAccount: id, kind: command.kind, institution: command.institution },
  });
  return selectAccounts(ctx.tx, memberId);
}

function refuseHolder(expected: string, typed: string): void {
  if (nameKey(expected) !== nameKey(typed)) {
    throw new Refusal('payout_account_holder');
  }
}

/** Case, marks on letters and spaces do not make two names of one. */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{Z}\p{C}]/gu, '')
    .toLowerCase();
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
