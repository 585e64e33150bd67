import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { paymentPassword } from '../../../../test/factories/cashier.ts';
import { registerMember } from '../../../../test/factories/identity.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { createPaymentPassword } from '../use-cases/create-payment-password.ts';
import { takePaymentProof } from './use-cases/take-payment-proof.ts';

const test = testDatabase();
const server = runningServer(test);

it('takePaymentProof uses up what provePayment left, once and within five minutes', async () => {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  const body = { paymentPassword };
  expect((await browser.call(endpoints.provePayment, { body })).code).toBe(
    'payment_password_missing',
  );
  const passwordHash = await server.built().contexts.identity.hasher.hash(paymentPassword);
  await test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId: id, passwordHash }));
  await browser.call(endpoints.provePayment, { body });
  const { rows } = await test
    .database()
    .pool.query<{ session: string }>('select session_id as session from payment_proofs');
  const actor: MemberActor = {
    kind: 'member',
    id,
    sessionId: rows[0]?.session ?? '',
    isTrial: false,
    isAgent: false,
    isRestricted: false,
    ip: '203.0.113.5',
  };
  const take = () => test.inUnit<void, MemberActor>(takePaymentProof, { actor });
  await take();
  await expect(take()).rejects.toMatchObject({ code: 'payment_proof_required' });
});
