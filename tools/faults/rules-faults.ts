import { faults as ofBetting } from '@portal/betting/proof';
import { faults as ofCommission } from '@portal/commission/proof';
import { faults as ofGames } from '@portal/games/proof';
import { faults as ofLottery } from '@portal/lottery/proof';

/** Each rules package keeps its list beside its proof. */
export const rulesFaults = {
  betting: ofBetting,
  commission: ofCommission,
  games: ofGames,
  lottery: ofLottery,
};
