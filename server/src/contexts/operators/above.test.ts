import type { OperatorAbility, OperatorRole } from '@portal/protocol';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { newName } from '../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../test/factories/operators.ts';
import type { Got, TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Act = (desk: TestBrowser, id: string) => Promise<string>;

const codeOf = ({ code, status }: Got) => (typeof code === 'string' ? code : String(status));
const on = (id: string, fields: object = {}) => ({ params: { id }, body: { reason, ...fields } });

/** Everything that one operator may do to another, and what else it can be answered. */
const acts: Readonly<Record<string, Act>> = {
  lock: async (desk, id) => codeOf(await desk.call(endpoints.lockOperator, on(id))),
  unlock: async (desk, id) => codeOf(await desk.call(endpoints.unlockOperator, on(id))),
  demote: async (desk, id) =>
    codeOf(await desk.call(endpoints.changeOperatorRole, on(id, { role: 'viewer' }))),
  reset_password: async (desk, id) =>
    codeOf(await desk.call(endpoints.resetOperatorPassword, on(id))),
  reset_factor: async (desk, id) => codeOf(await desk.call(endpoints.resetOperatorFactor, on(id))),
  end_sessions: async (desk, id) =>
    codeOf(await desk.call(endpoints.endSessionsOfOperator, on(id))),
};

/** The rule once more, as a table of the abilities that stand above. */
const isAbove = (actor: OperatorRole, other: OperatorRole) =>
  abilitiesOf(other).some((ability: OperatorAbility) => !abilitiesOf(actor).includes(ability));

const idOf = async (browser: TestBrowser) =>
  String((await browser.call(endpoints.readOperator)).value['id']);

async function made(): Promise<Readonly<Record<OperatorRole, string>>> {
  const rows: [OperatorRole, string][] = [];
  for (const role of operatorRoles) {
    rows.push([role, await idOf(await enterOperator(test, server, role))]);
  }
  return Object.fromEntries(rows) as Record<OperatorRole, string>;
}

describe('operators who may do more (R82)', () => {
  const managers = operatorRoles.filter((role) => abilitiesOf(role).includes('operators.manage'));

  it.each(managers)('are touched by nobody who may do less: %s', async (actor) => {
    const desk = await enterOperator(test, server, actor);
    const others = await made();
    for (const role of operatorRoles) {
      for (const [act, perform] of Object.entries(acts)) {
        const code = await perform(desk, others[role]);
        const row = `${actor} ${act} ${role}: ${code}`;
        expect(code === 'ability_missing', row).toBe(isAbove(actor, role));
      }
    }
  });

  it.each(managers)('are neither made nor made out of others: %s', async (actor) => {
    const desk = await enterOperator(test, server, actor);
    for (const role of operatorRoles) {
      const body = { username: newName(), role, reason };
      const created = codeOf(await desk.call(endpoints.createOperator, { body }));
      const other = await idOf(
        await enterOperator(test, server, role === 'viewer' ? 'content' : 'viewer'),
      );
      const given = codeOf(await desk.call(endpoints.changeOperatorRole, on(other, { role })));
      const expected = isAbove(actor, role) ? 'ability_missing' : '200';
      expect([role, created, given]).toEqual([role, expected, expected]);
    }
  });

  it('are offered nothing to do by the list, and their sessions no end', async () => {
    const desk = await enterOperator(test, server, 'admin');
    const others = await made();
    const { value } = await desk.call(endpoints.listOperators, { query: { limit: '100' } });
    const { content } = endpoints.listOperators.reply.parse(value);
    for (const role of operatorRoles) {
      const line = content.find(({ id }) => id === others[role]);
      expect([role, line?.abilities.length === 0]).toEqual([role, isAbove('admin', role)]);
      const params = { id: others[role] };
      const sessions = await desk.call(endpoints.readSessionsOfOperator, { params });
      const ends = isAbove('admin', role) ? [] : ['end'];
      expect([role, sessions.value['abilities']]).toEqual([role, ends]);
    }
  });

  it('keep their last active one: nobody else could help the site', async () => {
    const [one, two] = [
      await enterOperator(test, server, 'owner'),
      await enterOperator(test, server, 'owner'),
    ];
    await enterOperator(test, server, 'admin');
    const [first, second] = [await idOf(one), await idOf(two)];
    await asOwner(
      test,
      `update operators set state = 'locked' where role = 'owner' and id <> all($1)`,
      [[first, second]],
    );
    const codes = await Promise.all([acts['lock']?.(one, second), acts['demote']?.(two, first)]);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
  });
});
