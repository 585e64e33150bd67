import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { newName } from '../../../../test/factories/identity.ts';
import {
  enterOperator,
  enterOwner,
  openPuppet,
  reason,
  replacePassword,
} from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

const another = () => enterOperator(test, server, 'owner');

function confirm(browser: TestBrowser, id: string) {
  return browser.call(endpoints.confirmOperator, { params: { id }, body: { reason } });
}

async function lineOf(browser: TestBrowser, id: string) {
  const { value } = await browser.call(endpoints.listOperators, { query: { limit: '100' } });
  const { content } = endpoints.listOperators.reply.parse(value);
  return content.find((row) => row.id === id);
}

describe('confirmOperator', () => {
  it('refuses in order: unknown, oneself, above, nothing to confirm, one of its openers', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const sibling = await openPuppet(server, owner);
    const grandchild = await openPuppet(server, puppet.browser);
    const admin = await enterOperator(test, server, 'admin');
    const outside = await another();
    const body = { username: newName(), role: 'owner', reason };
    const fresh = await owner.call(endpoints.createOperator, { body });
    const { id: unproven } = fresh.value['operator'] as { readonly id: string };
    const own = (await outside.call(endpoints.readOperator)).value['id'];
    const codes = [
      await confirm(outside, 'opr_00000000000000000000000000000000'),
      await confirm(outside, String(own)),
      await confirm(admin, puppet.id),
      // Whoever made it was shown the password that still opens it.
      await confirm(outside, unproven),
      await confirm(owner, puppet.id),
      await confirm(sibling.browser, puppet.id),
      await confirm(grandchild.browser, puppet.id),
      await confirm(puppet.browser, grandchild.id),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'not_found',
      'operator_is_self',
      'ability_missing',
      'operator_state_conflict',
      ...Array.from({ length: 4 }, () => 'approval_decider_barred'),
    ]);
  });

  it('makes an account stand for itself, once, with its reason in the trail', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const outside = await another();
    expect(await lineOf(owner, puppet.id)).toMatchObject({ standsFor: ['operator'] });
    expect((await lineOf(owner, puppet.id))?.abilities).not.toContain('confirm');
    expect((await lineOf(outside, puppet.id))?.abilities).toContain('confirm');
    const both = await Promise.all([confirm(outside, puppet.id), confirm(outside, puppet.id)]);
    expect(new Set(both.map(({ status, code }) => code ?? status))).toEqual(
      new Set([200, 'operator_state_conflict']),
    );
    expect(await lineOf(outside, puppet.id)).toMatchObject({ standsFor: [] });
    const told = await outside.call(endpoints.listAuditEntries, {
      query: { subjectId: puppet.id, action: 'operator.confirm' },
    });
    expect(told.value['content']).toMatchObject([{ before: { accounts: 'operator' }, reason }]);
  });

  it('counts until the account is opened again', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const outside = await another();
    await confirm(outside, puppet.id);
    const reset = await owner.call(endpoints.resetOperatorPassword, {
      params: { id: puppet.id },
      body: { reason },
    });
    await replacePassword(server, puppet.username, String(reset.value['temporaryPassword']));
    expect(await lineOf(outside, puppet.id)).toMatchObject({ standsFor: ['operator'] });
    expect((await confirm(outside, puppet.id)).status).toBe(200);
  });

  it('leaves what the account opened to whoever stood behind it', async () => {
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const grandchild = await openPuppet(server, puppet.browser);
    await confirm(await another(), puppet.id);
    const line = await lineOf(await another(), grandchild.id);
    expect(line?.standsFor.toSorted()).toEqual(['operator', puppet.username].toSorted());
  });
});
