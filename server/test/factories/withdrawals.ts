import type { WithdrawalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import type { testDatabase } from '../harness.ts';
import { enterPayee, prove } from './cashier.ts';
import { typeOwnCode } from './codes.ts';
import { idIn } from './ids.ts';
import { enterOperator, reason } from './operators.ts';
import type { TestBrowser, TestServer } from './running.ts';

type Body = Readonly<Record<string, unknown>>;
type Payee = Awaited<ReturnType<typeof enterPayee>>;

/** A withdrawal of a new member, as its member and as the desk sees it. */
export interface TestOrder {
  readonly id: WithdrawalId;
  readonly member: TestBrowser;
  readonly payee: Payee;
}

const verbs = {
  approve: endpoints.approveWithdrawal,
  ask: endpoints.askAboutWithdrawal,
  reject: endpoints.rejectWithdrawal,
  pay: endpoints.payWithdrawal,
  send: endpoints.sendWithdrawal,
  fail: endpoints.failWithdrawal,
  rule: endpoints.ruleWithdrawal,
  return: endpoints.returnWithdrawal,
  settle: endpoints.settleComplaint,
  pause: endpoints.pauseReceipt,
} as const;

/** From here on the payment password is not enough (E5). */
const codeFrom = 5000;

let keys = 0;
const newKey = () => `withdrawal-key-${(keys += 1)}`;

/** Everybody who acts on withdrawals of one test file. */
export function withdrawalDesk(test: ReturnType<typeof testDatabase>, server: TestServer) {
  async function request(
    amount: string,
    prepare: (payee: Payee) => Promise<void> = () => Promise.resolve(),
  ): Promise<TestOrder> {
    const payee = await enterPayee(test, server);
    await prepare(payee);
    if (Number(amount) >= codeFrom) {
      await typeOwnCode(test, payee.id);
    }
    const { browser: member, accountId } = payee;
    await prove(member);
    const body = { payoutAccountId: accountId, amount };
    const got = await member.call(endpoints.requestWithdrawal, { body, key: newKey() });
    return { member, payee, id: idIn('wdr', got.value['id']) };
  }

  const operator = (role = 'cashier') => enterOperator(test, server, role);

  function decide(
    by: TestBrowser,
    verb: keyof typeof verbs,
    order: { readonly id: string; readonly body?: Body },
  ) {
    const { id, body = {} } = order;
    return by.call(verbs[verb], { params: { id }, body: { reason, ...body }, key: newKey() });
  }

  async function paid(amount = '1000.00', slip: Body = {}) {
    const order = await request(amount);
    const body = { ...newReference(), ...slip };
    const got = await decide(await operator(), 'pay', { id: order.id, body });
    const [slice] = got.value['slices'] as Record<string, unknown>[];
    return { ...order, sliceId: String(slice?.['id']) };
  }

  return { request, operator, decide, paid };
}

let references = 0;

/** What a bank calls a payment; no other has it. */
export function newReference() {
  return { bankReference: `KBNK-${(references += 1)}` };
}

export async function testPicture(): Promise<string> {
  const create = { width: 96, height: 96, channels: 3, background: '#306030' } as const;
  const image = await sharp({ create }).jpeg().toBuffer();
  return image.toString('base64');
}

/** What a member says about a payment, or to a question. */
export function answerOf(
  member: TestBrowser,
  call: 'receipt' | 'question',
  order: { readonly id: string; readonly body: Body },
) {
  const { id, body } = order;
  const endpoint =
    call === 'receipt' ? endpoints.answerReceipt : endpoints.answerWithdrawalQuestion;
  return member.call(endpoint, { params: { id }, body, key: newKey() });
}
