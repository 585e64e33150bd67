import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostFileLines, type ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BillFilter } from './bill-filter.ts';
import { presentBills } from './present-bills.ts';
import { listBills } from './use-cases/list-bills.ts';

const amounts = ['validBet', 'netLoss', 'amount', 'netted', 'paid', 'owed'] as const;

/** Refuses with `record_too_long`: a file holds all bills of its days. */
export async function billsFile(
  ctx: Ctx<MemberActor>,
  filter: BillFilter,
  texts: Texts,
): Promise<ReplyOf<Endpoints['readContractBillsFile']>> {
  const page = await listBills(ctx, { ...filter, limit: mostFileLines });
  if (page.nextCursor !== null) {
    throw new Refusal('record_too_long', { mostLines: mostFileLines });
  }
  const { content } = await presentBills(ctx, page);
  const t = texts.translator(isLocale(ctx.locale) ? ctx.locale : 'en', 'contracts');
  const heads = ['unit', 'counterparty', 'scope', 'state', 'active', 'tier', ...amounts] as const;
  const csv = csvText([
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
  const { kind, from = '', to = '' } = filter;
  return { fileName: `${kind.toLowerCase()}-${from}-${to}.csv`, csv };
}
