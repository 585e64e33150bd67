import type { DepositId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../../platform/demo/unless-refused.ts';
import { everyMember, type Member } from '../../members/index.ts';
import { createDeposit } from '../deposits/use-cases/create-deposit.ts';
import { demoPicture } from '../proofs/demo-picture.ts';
import { redrawProofs } from '../proofs/picture.ts';
import type { CashierRules } from '../rules.ts';
import { demoGrant } from '../withdrawals/demo-grant.ts';
import { demoRequest } from '../withdrawals/demo-request.ts';
import { selectSlices } from '../withdrawals/store-slices.ts';
import { findOpenOrder } from '../withdrawals/store-withdrawals.ts';
import { answerReceipt } from '../withdrawals/use-cases/answer-receipt.ts';
import { isFitForPeers } from './may-pay-peers.ts';
import { peers } from './peers.ts';
import { claimPeerPayment } from './use-cases/claim-peer-payment.ts';
import { tendPeers } from './use-cases/tend-peers.ts';

interface Story {
  readonly rules: CashierRules;
  /** Who waits for money, and who may pay it; known once the first of the scenes is played. */
  receivers: readonly Member[];
  payers: readonly Member[];
  depositId?: DepositId | undefined;
}

const wishMinor = 150_000n;
/** All of what is wished for, so that nobody else meets the same order. */
const amount = '1500.00';
const mostReceivers = 3;

/**
 * What members pay each other when the site opens its doors: a payment in dispute, with the
 * pictures of both sides, one that its payer is to make, and an order for which somebody is sought.
 */
export function peersDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const story: Story = { rules, receivers: [], payers: [] };
    const scene = (minutes: number, play: (ctx: Ctx, pair: Story) => Promise<unknown>): Scene[] => {
      const at = beforeDoors(day, minutes);
      return at === undefined ? [] : [{ at, play: (ctx) => unlessRefused(() => play(ctx, story)) }];
    };
    return Promise.resolve([
      ...scene(50, wish),
      ...scene(46, (ctx) => tendPeers(ctx, rules.settings(), false)),
      ...scene(40, (ctx, pair) => promise(ctx, pair, 0)),
      ...scene(32, claim),
      ...scene(20, dispute),
      ...scene(1, (ctx, pair) => promise(ctx, pair, 1)),
    ]);
  };
}

async function wish(ctx: Ctx, story: Story): Promise<void> {
  for (const member of await everyMember(ctx)) {
    if (member.kind !== 'trial' && (await isFitForPeers(ctx, member.id))) {
      const isWished =
        story.receivers.length < mostReceivers && (await request(ctx, story, member));
      story.receivers = isWished ? [...story.receivers, member] : story.receivers;
      story.payers = isWished ? story.payers : [...story.payers, member];
    }
  }
}

/** Whether a new order of theirs is approved. */
async function request(ctx: Ctx, { rules }: Story, member: Member): Promise<boolean> {
  if ((await findOpenOrder(ctx.tx, member.id)) !== undefined) {
    return false;
  }
  const number = String(2_000_000_000 + member.account.length * 7_654_321);
  const account = { number, name: member.account, bank: 'Krungthai' };
  await demoRequest(ctx, rules, { member, minor: wishMinor, ...account });
  return demoGrant(ctx, rules, member.id);
}

/** One who may pay promises to: the orders that wait are met in their own order. */
async function promise(ctx: Ctx, story: Story, payerAt: number): Promise<void> {
  const settings = story.rules.settings();
  const channel = settings.deposit.channels.find(({ provider }) => provider === peers);
  const payer = story.payers[payerAt];
  if (payer !== undefined && channel !== undefined) {
    const wished = { channel: channel.code, amount, isWithoutLimit: true, returnBase: undefined };
    const { id } = await createDeposit(memberCtx(ctx, payer), wished, story.rules);
    story.depositId = id;
  }
}

async function claim(ctx: Ctx, { payers: [payer], depositId: id, rules }: Story): Promise<void> {
  if (payer !== undefined && id !== undefined) {
    const pictures = await redrawProofs([demoPicture]);
    const said = { id, bankReference: `PEER-${id.slice(-12)}`, pictures };
    await claimPeerPayment(memberCtx(ctx, payer), said, rules.settings());
  }
}

async function dispute(ctx: Ctx, { receivers, rules }: Story): Promise<void> {
  for (const member of receivers) {
    const id = await findOpenOrder(ctx.tx, member.id);
    const slices = id === undefined ? [] : await selectSlices(ctx.tx, id);
    const paid = slices.find(({ state }) => state === 'CLAIMED');
    if (id !== undefined && paid !== undefined) {
      const note = 'The slip is of another day; nothing is on my account.';
      const said = { id, sliceId: paid.id, amount: undefined, note, images: [demoPicture] };
      await answerReceipt(memberCtx(ctx, member), { ...said, answer: 'not_received' }, rules);
    }
  }
}
