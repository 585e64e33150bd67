import { isCurrencyCode } from '@portal/money';
import {
  purseQuery,
  totalQuery,
  transferListQuery,
  transferOrder,
  transferPaths,
  transferQuery,
} from '@portal/vendors';
import type { PurseBook } from '../wallet/purse-book.ts';

/** What a vendor with purses of its own answers an operator; undefined for what it cannot read. */
export function answerTransfer(
  book: PurseBook,
  path: string,
  content: unknown,
): object | undefined {
  switch (path) {
    case transferPaths.order: {
      const order = transferOrder.safeParse(content);
      return order.success ? book.transfer(order.data) : undefined;
    }
    case transferPaths.query: {
      const query = transferQuery.safeParse(content);
      return query.success ? book.find(query.data.reference) : undefined;
    }
    case transferPaths.balance: {
      const player = purseQuery.safeParse(content);
      return player.success ? { balance: book.balanceText(player.data) } : undefined;
    }
    case transferPaths.list: {
      const query = transferListQuery.safeParse(content);
      return query.success ? book.list(query.data) : undefined;
    }
    case transferPaths.total: {
      const query = totalQuery.safeParse(content);
      const code = query.success ? query.data.currency : '';
      return isCurrencyCode(code) ? { balance: book.totalText(code) } : undefined;
    }
    default:
      return undefined;
  }
}
