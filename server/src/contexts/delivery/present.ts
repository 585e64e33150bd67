import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { DeliveryPage } from './use-cases/list-deliveries.ts';

export function presentDeliveries(page: DeliveryPage): ReplyOf<Endpoints['listDeliveries']> {
  return {
    content: page.rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      purpose: row.purpose,
      subject: row.subject,
      text: row.body,
      state: row.state,
      tries: row.tries,
      failure: row.failure,
      at: String(row.createdAt),
      settledAt: row.settledAt === null ? null : String(row.settledAt),
    })),
    nextCursor: page.nextCursor ?? null,
  };
}
