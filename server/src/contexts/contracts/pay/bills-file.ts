import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';
import type { TeamReport } from '../../agents/index.ts';
import { presentBills } from './present-bills.ts';
import { listBills } from './use-cases/list-bills.ts';
import { readBillSums } from './use-cases/read-bill-sums.ts';

const amounts = ['validBet', 'netLoss', 'amount', 'netted', 'paid', 'owed'] as const;

type Bills = Awaited<ReturnType<typeof presentBills>>['content'];

const { query: filters } = endpoints.readContractBillsFile;

/** All bills of some days, in the order of their list. */
export function billsReport(texts: Texts): TeamReport<z.output<typeof filters>> {
  return {
    name: 'bills',
    query: filters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, filter, { cursor, limit }) => {
          const page = { ...filter, cursor: cursor ?? undefined, limit };
          const { content, nextCursor } = await presentBills(
            ctx,
            await listBills(ctx, page),
            ctx.actor.id,
          );
          const { kind, from, to } = filter;
          const fileName = `${kind.toLowerCase()}-${from}-${to}.csv`;
          const csv = billsCsv(content, ctx, texts);
          return { fileName, csv, rowCount: content.length, nextCursor };
        },
        count: async (ctx, filter) => (await readBillSums(ctx, filter)).bills,
      }),
  };
}

function billsCsv(content: Bills, { locale }: Pick<Ctx, 'locale'>, texts: Texts): string {
  const t = texts.translator(isLocale(locale) ? locale : 'en', 'contracts');
  const heads = ['unit', 'counterparty', 'scope', 'state', 'active', 'tier', ...amounts] as const;
  return csvText([
    heads.map((head) => t(`bill.${head}`)),
    ...content.map((bill) => [
      bill.unitKey,
      t(bill.direction === 'in' ? 'paidBy' : 'paidTo', { name: bill.counterparty ?? t('house') }),
      t(`scope.${bill.scope}`),
      bill.payState === 'NONE' ? t(`status.${bill.status}`) : t(`payState.${bill.payState}`),
      { number: String(bill.active) },
      { number: bill.tier === null ? '' : String(bill.tier) },
      ...amounts.map((name) => ({ number: bill[name] })),
    ]),
  ]);
}
