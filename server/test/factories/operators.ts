import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { createCredential } from '../../src/contexts/identity/index.ts';
import { insertOperator } from '../../src/contexts/operators/store.ts';
import type { OperatorActor } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { goodPassword, newName } from './identity.ts';
import type { TestBrowser, TestServer } from './running.ts';

/** What an operator of the tests says why it acts. */
export const reason = 'reported by the payments team';

/** The operator of the first start, signed in. */
export async function enterOwner(server: TestServer): Promise<TestBrowser> {
  const browser = server.browser();
  const kept = readFileSync(join(server.dataDir(), 'operator.json'), 'utf8');
  await browser.enter(endpoints.logInOperator, JSON.parse(kept));
  return browser;
}

/** An operator of any role, also of one that this release does not know, signed in. */
export async function enterOperator(
  test: ReturnType<typeof testDatabase>,
  server: TestServer,
  role: string,
): Promise<TestBrowser> {
  const passwordHash = await server.built().contexts.identity.hasher.hash(goodPassword);
  const username = newName();
  await test.inUnit(async (ctx) => {
    const id = ctx.ids.next('opr');
    const traits = { isAgent: false, isTrial: false };
    const credential = { subjectId: id, realm: 'operator', username, passwordHash, role } as const;
    await createCredential(ctx, { ...credential, ...traits });
    await insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() });
  });
  const browser = server.browser();
  await browser.enter(endpoints.logInOperator, { username, password: goodPassword });
  return browser;
}

/** An operator of the tests with a row of its own, who calls a use case directly. */
export async function seatOperator(
  test: ReturnType<typeof testDatabase>,
  role = 'owner',
): Promise<OperatorActor> {
  const username = newName();
  const id: OperatorId = `opr_${username}`;
  await test.inUnit((ctx) => insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() }));
  return { ...buildOperator(id), name: username, role };
}

/** An operator who calls a use case directly. */
export function buildOperator(id: OperatorId = 'opr_test'): OperatorActor {
  const name = id.replace('opr_', '');
  return { kind: 'operator', id, sessionId: 'ses_test', name, role: 'owner', ip: '203.0.113.5' };
}

/** An account that somebody made at the desk, signed in with the password that they were shown. */
export async function openPuppet(
  server: TestServer,
  maker: TestBrowser,
  role = 'owner',
): Promise<{ readonly id: OperatorId; readonly username: string; readonly browser: TestBrowser }> {
  const username = newName();
  const { value } = await maker.call(endpoints.createOperator, {
    body: { username, role, reason },
  });
  const { id } = value['operator'] as { readonly id: OperatorId };
  const browser = await replacePassword(server, username, String(value['temporaryPassword']));
  return { id, username, browser };
}

/** The sign-in that proves a temporary password and brings a new one. */
export async function replacePassword(
  server: TestServer,
  username: string,
  password: string,
): Promise<TestBrowser> {
  const browser = server.browser();
  const newPassword = `second quiet words ${password.slice(0, 6)}`;
  await browser.enter(endpoints.logInOperator, { username, password, newPassword });
  return browser;
}
