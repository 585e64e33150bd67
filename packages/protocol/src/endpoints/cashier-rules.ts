import { z } from 'zod';
import { cashierRuleNames } from '../cashier-rule-names.ts';
import { endpoint } from '../endpoint.ts';
import { amountText, currencyText } from '../schemas/wire.ts';

const named = {
  name: z.enum(cashierRuleNames),
  /** Where the configuration of the site has it. */
  place: z.string(),
};

export const readCashierRules = endpoint({
  method: 'GET',
  path: '/api/backoffice/cashier-rules',
  summary:
    'The rules of the cashier that the configuration of the site sets; none is changed here.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    currency: currencyText,
    rules: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...named, kind: z.literal('amount'), amount: amountText }),
        z.strictObject({ ...named, kind: z.literal('number'), number: z.number() }),
        z.strictObject({ ...named, kind: z.literal('switch'), isOn: z.boolean() }),
      ]),
    ),
  }),
  errors: [],
});
