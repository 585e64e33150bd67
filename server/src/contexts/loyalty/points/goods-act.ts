import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { goodsForm } from './present-desk.ts';
import { worthMinor } from './promise-of-goods.ts';
import { changeGoods } from './use-cases/change-goods.ts';
import { createGoods } from './use-cases/create-goods.ts';

const kept = {
  goodsId: z.string().refine((id) => isIdOf('gds', id)),
  /** What is left of it for members. */
  left: z.int(),
  currency: z.string().refine(isCurrencyCode),
};

const created = endpoints.createGoods.body.omit({ reason: true }).extend(kept);
const changed = endpoints.changeGoods.body.omit({ reason: true }).extend({
  ...kept,
  pointsBefore: z.string(),
  stockBefore: z.int(),
  /** Absent in requests of before. */
  saleBefore: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }).optional(),
});

type Created = z.output<typeof created>;
type Changed = z.output<typeof changed>;

/** Items that can give more than one operator gives alone, as a second person approves (R53). */
export const makeGoods: Act<Created> = {
  name: 'points.create_goods',
  ability: 'loyalty.manage',
  payload: created,
  facts: (payload, site) => factsOf(payload, site),
  subject: ({ goodsId }) => ({ type: 'goods', id: goodsId }),
  perform: async (ctx, { id: approvalId, payload, reason, askedBy: operatorId }) => {
    const { goodsId: id, left: _, currency: code, ...body } = payload;
    const form = goodsForm({ ...body, reason }, code);
    await createGoods(ctx, { form, reason, approved: { id, operatorId, approvalId } });
  },
};

/** The same of a change; refused when somebody else changed the item meanwhile. */
export const remakeGoods: Act<Changed> = {
  name: 'points.change_goods',
  ability: 'loyalty.manage',
  payload: changed,
  facts: (payload, site) => ({
    ...factsOf(payload, site),
    points: `${payload.pointsBefore} → ${payload.points}`,
    stock: `${payload.stockBefore} → ${payload.stock}`,
    ...changedSale(payload),
  }),
  subject: ({ goodsId }) => ({ type: 'goods', id: goodsId }),
  perform: async (ctx, { id: approvalId, payload, reason, askedBy: operatorId }) => {
    const { goodsId: id, left: _, pointsBefore: __, stockBefore: ___, ...rest } = payload;
    const { currency: code, version, saleBefore: ____, ...body } = rest;
    const form = goodsForm({ ...body, reason }, code);
    const approved = { operatorId, approvalId };
    await changeGoods(ctx, { id, version, form, reason, approved });
  },
};

function factsOf(payload: Created, site: Ctx['site']): Facts {
  const { left, currency: code, goodsId: _, ...body } = payload;
  const worth = worthMinor(goodsForm({ ...body, reason: '' }, code), code);
  return {
    name: nameOfSite(site, payload.names),
    amountOfEach: formatAmount(worth, currency(code)),
    amount: formatAmount(worth * BigInt(left), currency(code)),
    currency: code,
    points: payload.points,
    stock: String(payload.stock),
    ...saleFacts(payload),
  };
}

/** Moments are shown in the time of the site; without a bound nothing is said. */
function saleFacts({ saleFrom, saleTo }: Pick<Created, 'saleFrom' | 'saleTo'>): Facts {
  return {
    ...(saleFrom !== null && { saleFrom: String(Temporal.Instant.from(saleFrom)) }),
    ...(saleTo !== null && { saleTo: String(Temporal.Instant.from(saleTo)) }),
  };
}

/** A bound that goes counts as one that comes: without it a sale has begun, or never ends. */
function changedSale({ saleFrom, saleTo, saleBefore }: Changed): Facts {
  const from = boundFact({ standing: saleBefore?.from ?? null, bound: saleFrom });
  const to = boundFact({ standing: saleBefore?.to ?? null, bound: saleTo });
  return { ...(from !== undefined && { saleFrom: from }), ...(to !== undefined && { saleTo: to }) };
}

function boundFact(change: {
  readonly standing: string | null;
  readonly bound: string | null;
}): string | undefined {
  const { standing } = change;
  const bound = change.bound === null ? null : String(Temporal.Instant.from(change.bound));
  return standing === bound ? undefined : `${standing ?? '–'} → ${bound ?? '–'}`;
}
