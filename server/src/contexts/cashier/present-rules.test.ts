import { cashierRuleNames } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterOperator } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Rule = Readonly<Record<string, unknown>> & { readonly name: string; readonly place: string };

/** What stands in the configuration at a place, such as `cashier.receipt.autoMinutes`. */
function configured(place: string): unknown {
  const { configuration } = server.built().contexts.site.viewer.peek();
  return place
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], configuration);
}

/** Whole amounts are written with and without their decimals. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\.0+$/u, '') : value);
const shownOf = ({ amount, number, isOn }: Rule) => plain(amount ?? number ?? isOn);

it('shows whoever works in the cashier each rule as the configuration has it, and its place', async () => {
  const desk = await enterOperator(test, server, 'cashier');
  const { value } = await desk.call(endpoints.readCashierRules);
  const rules = value['rules'] as readonly Rule[];
  expect(rules.map(({ name }) => name)).toEqual([...cashierRuleNames]);
  const said = rules.map((rule) => [rule.place, shownOf(rule)]);
  expect(said).toEqual(rules.map(({ place }) => [place, plain(configured(place))]));
  expect(said).toContainEqual(['cashier.withdrawal.allowCancel', false]);
});

it('shows them to nobody who has no part in the cashier', async () => {
  const desk = await enterOperator(test, server, 'content');
  expect((await desk.call(endpoints.readCashierRules)).status).toBe(403);
});
