import { randomBytes } from 'node:crypto';
import { endpoints } from '@portal/protocol/endpoints';
import { type Caller, openCaller } from './caller.ts';
import { paymentPassword } from './cashier.ts';
import type { Account } from './site.ts';

/** An agent of whom other journeys tell how one becomes it and what one signs. */
export interface Agent extends Account {
  readonly id: string;
  readonly paymentPassword: string;
  readonly caller: Caller;
}

type Secrets = Account & { readonly paymentPassword?: string };

/** Signs in; whoever has no payment password chooses the usual one. */
export async function enterByCall(account: Secrets): Promise<Agent> {
  const caller = openCaller();
  const { username, password } = account;
  await caller.enter(endpoints.logIn, { username, password });
  const { id } = await caller.call(endpoints.readMemberInfo);
  if (account.paymentPassword === undefined) {
    const body = { paymentPassword, confirmPaymentPassword: paymentPassword };
    await caller.call(endpoints.changePaymentPassword, { body });
  }
  return { paymentPassword, ...account, id: String(id), caller };
}

/** An agent who came by a link of another. */
export async function comeBy(agent: Agent): Promise<Agent> {
  const body = { opensAgent: true };
  const { code } = await agent.caller.call(endpoints.createRegisterLink, { body });
  const username = `mate${randomBytes(5).toString('hex')}`;
  const password = `lamp over the ${randomBytes(6).toString('hex')} quay`;
  await openCaller().call(endpoints.register, {
    body: {
      username,
      password,
      confirmPassword: password,
      ageConfirmed: true,
      termsAccepted: true,
      affiliateCode: code,
    },
  });
  return enterByCall({ username, password });
}

interface Terms {
  readonly kind: 'DAILY' | 'HOURLY';
  readonly scope: string;
  readonly tiers: readonly unknown[];
}

/** An offer to an agent directly below, which waits for its answer. */
export async function offerTo(payer: Agent, payee: Agent, terms: Terms): Promise<void> {
  await prove(payer);
  const body = { account: payee.username, ...terms };
  await payer.caller.call(endpoints.proposeContract, { body });
}

/** Says yes to the one offer of hourly pay that waits. */
export async function acceptHourly(agent: Agent): Promise<void> {
  const { waiting } = await agent.caller.call(endpoints.readConsolidatedContracts);
  const [{ id, version }] = waiting as [{ id: string; version: number }];
  const body = { contractId: id, version, action: 'accept' };
  await agent.caller.call(endpoints.processHourlySalaryContract, { body });
}

async function prove({ caller, paymentPassword: secret }: Agent): Promise<void> {
  await caller.call(endpoints.provePayment, { body: { paymentPassword: secret } });
}
