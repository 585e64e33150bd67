import { endWithDeposit } from '../bonuses/use-cases/end-with-deposit.ts';
import { chooseForDeposit } from './use-cases/choose-for-deposit.ts';
import { listForDeposit } from './use-cases/list-for-deposit.ts';
import { serveDeposit } from './use-cases/serve-deposit.ts';

/** What promotions say about deposits, as the cashier asks it. */
export const depositPromotions = {
  offered: listForDeposit,
  choose: chooseForDeposit,
  serve: serveDeposit,
  end: endWithDeposit,
};
