import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { uplineOf } from '../../agents/index.ts';
import { memberNamed, readAccounts } from '../../members/index.ts';
import { payeeOf } from '../accounts/payee.ts';
import type { TransferSettings } from '../settings.ts';

export interface Partner {
  readonly id: MemberId;
  readonly direction: 'up' | 'down';
}

/**
 * The other end of an edge of the tree: the agent above, or a member right below by the account.
 * Undefined for everybody else, whether or not there is such a member, and where the site does not
 * allow the direction.
 */
export async function findPartner(
  ctx: Ctx<MemberActor>,
  account: string | undefined,
  { toUpline, toDownline }: TransferSettings,
): Promise<Partner | undefined> {
  const memberId = ctx.actor.id;
  if (account === undefined) {
    const id = toUpline ? await uplineOf(ctx, memberId) : undefined;
    return id === undefined ? undefined : { id, direction: 'up' };
  }
  const member = toDownline && ctx.actor.isAgent ? await memberNamed(ctx, account) : undefined;
  const isBelow = member !== undefined && (await uplineOf(ctx, member.id)) === memberId;
  return isBelow ? { id: member.id, direction: 'down' } : undefined;
}

const shownLetters = 2;
const hidden = '•••••';

/**
 * What the sender is asked to confirm: the name that money goes to, by its first letters, or the
 * account where nobody has told a name yet.
 */
export async function recipientName(ctx: Ctx, { id }: Partner): Promise<string> {
  const name = await payeeOf(ctx, id);
  if (name !== undefined) {
    return initialsOf(name);
  }
  const accounts = await readAccounts(ctx, [id]);
  return maskedName(assertDefined(accounts.get(id), 'a member has an account'));
}

/** One letter of each word: whoever knows the person knows it again. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => `${Array.from(word)[0] ?? ''}${hidden}`).join(' ');
}

/** Enough to know whom one knows, and no more. */
export function maskedName(account: string): string {
  return `${account.slice(0, shownLetters)}${hidden}${account.slice(-shownLetters)}`;
}
