import type { Sample } from '../sample.ts';

export const listLotteryMoves: Sample<'listLotteryMoves'> = [
  { day: '2026-03-09', to: null, closesAtSecond: null, drawsAtSecond: null },
  { day: '2026-03-12', to: '2026-03-13', closesAtSecond: 61_200, drawsAtSecond: 63_000 },
];
export const moveLotteryDraws: Sample<'moveLotteryDraws'> = { approvalId: 'apr_lotterymoves' };
