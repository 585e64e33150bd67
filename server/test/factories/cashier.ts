import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { createPaymentPassword } from '../../src/contexts/identity/index.ts';
import { cancelRequirement, readRequirements } from '../../src/contexts/turnover/index.ts';
import type { Ctx } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { goodPassword, registerMember } from './identity.ts';
import { idIn } from './ids.ts';
import type { TestBrowser, TestServer } from './running.ts';

export const paymentPassword = '482913';

type Test = ReturnType<typeof testDatabase>;

let accounts = 0;
let hash: Promise<string> | undefined;

/**
 * A member of the demo site, with 10,000.00 played through, a payment password and a bank account.
 */
export async function enterPayee(test: Test, server: TestServer) {
  const member = await enterUnbound(test, server);
  return { ...member, accountId: await bindAccount(test, member.browser) };
}

/** The same without an account to be paid to. */
export async function enterUnbound(test: Test, server: TestServer) {
  const browser = server.browser();
  // Ids of one moment have no order, and orders stand in that of their ids.
  test.clock.advance({ seconds: 1 });
  const { id, username } = await registerMember(browser);
  hash ??= server.built().contexts.identity.hasher.hash(paymentPassword);
  const passwordHash = await hash;
  await test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId: id, passwordHash }));
  await test.inUnit((ctx) => playThrough(ctx, id));
  return { id, username, browser };
}

/** Takes off what a member was to play first, as if it had been played. */
export async function playThrough(ctx: Ctx, memberId: MemberId): Promise<void> {
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  for (const { id } of open) {
    await cancelRequirement(ctx, { id, memberId });
  }
}

/** Signs in again, after a time in which the session ended. */
export async function enterAgain(payee: {
  readonly browser: TestBrowser;
  readonly username: string;
}): Promise<void> {
  const { username } = payee;
  await payee.browser.enter(endpoints.logIn, { username, password: goodPassword });
}

export async function prove(browser: TestBrowser): Promise<void> {
  await browser.call(endpoints.provePayment, { body: { paymentPassword } });
}

/** A number that no other account has. */
export function newNumber(): string {
  accounts += 1;
  return `${process.pid}10${String(accounts).padStart(4, '0')}`;
}

/** Binds a bank account in one name and answers its id. */
export async function bindAccount(test: Test, browser: TestBrowser, number = newNumber()) {
  test.clock.advance({ seconds: 1 });
  await prove(browser);
  const body = { kind: 'BANK', institution: 'Kasikorn', holder: 'Mike Somchai', number };
  const got = await browser.call(endpoints.createPayoutAccount, { body, key: `bind-${number}` });
  const bound = got.value['accounts'] as readonly Record<string, unknown>[];
  return idIn('pac', bound.at(-1)?.['id']);
}
