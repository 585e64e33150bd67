import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offerableAmong } from '../../limits/index.ts';
import { memberNamed } from '../../members/index.ts';

export interface GiftForm {
  readonly names: Readonly<Record<string, string>>;
  readonly accounts: readonly string[];
  /** For each of them. */
  readonly amountMinor: bigint;
  readonly multiple: number;
}

/**
 * Whom gifts are for. Refusals in order: `envelope_invalid` without a name, an amount or anybody,
 * `envelope_account` for one that is nobody's or may have nothing now (R13).
 */
export async function recipientsOf(ctx: Ctx, form: GiftForm): Promise<readonly MemberId[]> {
  const { names, amountMinor } = form;
  const accounts = [...new Set(form.accounts)];
  const isNamed = Object.values(names).some((name) => name !== '');
  if (!isNamed || amountMinor === 0n || accounts.length === 0) {
    throw new Refusal('envelope_invalid');
  }
  return membersOf(ctx, accounts);
}

async function membersOf(ctx: Ctx, accounts: readonly string[]): Promise<readonly MemberId[]> {
  const found: MemberId[] = [];
  for (const account of accounts) {
    const member = await memberNamed(ctx, account);
    if (member === undefined || member.kind === 'trial' || found.includes(member.id)) {
      throw new Refusal('envelope_account', { account });
    }
    found.push(member.id);
  }
  const eligible = await offerableAmong(ctx, found);
  const at = found.findIndex((id) => !eligible.has(id));
  if (at >= 0) {
    throw new Refusal('envelope_account', { account: accounts[at] ?? '' });
  }
  return found;
}
