/**
 * House games: outcomes, pay tables, exact returns. Pure: the random stream is passed in, every
 * outcome follows from a design, a bet, actions and the seeds of the stream, and amounts are
 * `bigint` minor units. It refuses to own a clock, a random source or a balance.
 */
export { canonicalJson, designHash } from './design-hash.ts';
export { expectLegal, replay, resultOf } from './engine.ts';
export type {
  ActionRefusal,
  AnyEngine,
  AnySteppedEngine,
  BetRefusal,
  Engine,
  RoundInput,
  RoundState,
  SteppedEngine,
} from './engine.ts';
export type { InstantEngine, InstantState, PlayAction } from './instant-engine.ts';
export { payout } from './payout.ts';
export { fromPlain, toPlain } from './plain.ts';
export {
  bits52,
  commitment,
  createStream,
  deal,
  outcomeOfWord,
  shuffle,
  uniform,
  uniformBig,
} from './stream.ts';
export type { Draw, RandomStream, StreamSeeds } from './stream.ts';
export type { TableBet, TableEngine, Wager } from './table-engine.ts';

export { slotReference } from './data/reference/slot-reference.ts';
export { slotDesigns } from './data/slots/all.ts';
export { slotSpreads } from './data/slots/spreads.ts';
export { volatilityOf } from './slot/spread.ts';
export type { SlotSpread, Volatility } from './slot/spread.ts';
export { compileSlot } from './slot/compile.ts';
export type { ByCount, SlotDesign, SlotFreeSpins, SlotScatter, SlotWild } from './slot/design.ts';
export { slotDistribution } from './slot/distribution.ts';
export type { SlotDistribution } from './slot/distribution.ts';
export { slotEngine, slotReturnMinor, slotStops } from './slot/engine.ts';
export type { SlotAction, SlotBet, SlotState } from './slot/engine.ts';
export type { SlotWin } from './slot/evaluate.ts';
export { parseSlotDesign } from './slot/parse-design.ts';
export { slotReturn } from './slot/return.ts';
export type { SlotReturn } from './slot/return.ts';
export { spinAt, spinSlot } from './slot/spin.ts';
export type { SlotRound, SpinRecord } from './slot/spin.ts';

export { kenoHouse, kenoReference40 } from './data/keno.ts';
export { kenoEngine, kenoHitFrequency, kenoReturn, kenoVariance } from './keno/keno.ts';
export type { KenoBet, KenoDesign, KenoOutcome } from './keno/keno.ts';
export { plinkoHouse } from './data/plinko.ts';
export { plinkoReferences } from './data/reference/plinko-reference.ts';
export { plinkoEngine, plinkoHitFrequency, plinkoReturn, plinkoVariance } from './plinko/plinko.ts';
export type { PlinkoBet, PlinkoDesign, PlinkoOutcome } from './plinko/plinko.ts';
export {
  deckOf,
  drawFromSeries,
  scratchEngine,
  scratchHitFrequency,
  scratchReturn,
  scratchVariance,
} from './scratch/scratch.ts';
export type {
  ScratchBet,
  ScratchDesign,
  ScratchOutcome,
  ScratchSeries,
} from './scratch/scratch.ts';
export {
  deucesWildFullPay,
  deucesWildNotSoUgly,
  jacksOrBetter85,
  jacksOrBetter96,
} from './data/video-poker.ts';
export type { VideoPokerDesign, VideoPokerVariant } from './video-poker/design.ts';
export { categoriesOf, videoPokerVariants } from './video-poker/design.ts';
export { videoPokerCategory, videoPokerEngine } from './video-poker/engine.ts';
export type { VideoPokerAction, VideoPokerBet, VideoPokerState } from './video-poker/engine.ts';
export { optimalHold, videoPokerReturn } from './video-poker/return.ts';
export type { VideoPokerReturn } from './video-poker/return.ts';

export {
  baccaratHouse,
  bauCuaHouse,
  crashHouse,
  diceHouse,
  dragonTigerHouse,
  limboHouse,
  minesHouse,
  rouletteHouse,
  scratchHouse,
  sicBoHouse,
  xocDiaHouse,
} from './data/house-tables.ts';
export { crashEngine } from './crash/crash.ts';
export type { CrashAction, CrashBet, CrashState } from './crash/crash.ts';
export { limboEngine } from './crash/limbo.ts';
export type { LimboBet, LimboOutcome } from './crash/limbo.ts';
export {
  chainStream,
  crashPoint,
  crashSurvival,
  previousLink,
  roundChain,
  shownHundredths,
} from './crash/point.ts';
export type { CrashDesign } from './crash/point.ts';
export { diceEngine, diceMultiplier, diceReturn, largestTarget } from './dice/dice.ts';
export type { DiceBet, DiceDesign, DiceOutcome } from './dice/dice.ts';
export { minesEngine, minesMultiplier, minesReturn, minesSurvival } from './mines/mines.ts';
export type { MinesAction, MinesBet, MinesDesign, MinesState } from './mines/mines.ts';
export { redNumbers, rouletteSpots, wheelOrder } from './roulette/layout.ts';
export type { RouletteKind, RouletteSpot } from './roulette/layout.ts';
export { rouletteEdge, rouletteEngine } from './roulette/roulette.ts';
export type { RouletteDesign, RouletteOutcome } from './roulette/roulette.ts';
export { sicBoEdge, sicBoEngine, sicBoSpots } from './sic-bo/sic-bo.ts';
export type { Dice, SicBoDesign } from './sic-bo/sic-bo.ts';
export { bauCuaEdge, bauCuaEngine, bauCuaFaces } from './bau-cua/bau-cua.ts';
export type { BauCuaDesign } from './bau-cua/bau-cua.ts';
export { xocDiaEdge, xocDiaEngine, xocDiaSpots } from './xoc-dia/xoc-dia.ts';
export type { XocDiaDesign, XocDiaOutcome, XocDiaSpot } from './xoc-dia/xoc-dia.ts';
export { baccaratEngine, dealFromShoe, openShoe } from './baccarat/baccarat.ts';
export type { BaccaratDesign, BaccaratHand } from './baccarat/baccarat.ts';
export { baccaratEdge, baccaratTotals } from './baccarat/enumerate.ts';
export { baccaratSpots } from './baccarat/settle.ts';
export type { BaccaratPays, BaccaratResult, BaccaratSpot } from './baccarat/settle.ts';
export {
  dragonTigerEdge,
  dragonTigerEngine,
  dragonTigerSpots,
} from './dragon-tiger/dragon-tiger.ts';
export type { DragonTigerDesign, DragonTigerOutcome } from './dragon-tiger/dragon-tiger.ts';

export { cardName, fullDeck, parseCard, rankOf, suitOf } from './cards/card.ts';
export type { Card } from './cards/card.ts';
export type { Shoe } from './cards/shoe.ts';

export { blackjackHouse, blackjackHouseChart } from './data/blackjack.ts';
export { chartMove, handTotal } from './blackjack/design.ts';
export type { BlackjackChart, BlackjackDesign } from './blackjack/design.ts';
export {
  blackjackChartEdge,
  dealerDistribution,
  insuranceEdge,
  naturalProbability,
} from './blackjack/finite-deck.ts';
export { blackjackOptimalEdge } from './blackjack/infinite-deck.ts';

export {
  bingo75Lines,
  bingo90Lines,
  coverByCall,
  expectedCall,
  linesByCall,
} from './bingo/probability.ts';

export { fiveCardCounts, headsUpEquity, sevenCardCounts } from './poker/enumerate.ts';
export { categoryOfValue, evaluateCards, evaluateSeven } from './poker/evaluate.ts';
export type { HandValue } from './poker/evaluate.ts';
export { settlePots } from './poker/pots.ts';
export type { Pot, PotInput, PotResult, PotSeat, Rake } from './poker/pots.ts';
export { pokerCategories } from './poker/score.ts';
export type { PokerCategory } from './poker/score.ts';
export { teenPattiCounts, teenPattiRank } from './teen-patti/rank.ts';
export type { TeenPattiCategory, TeenPattiRank } from './teen-patti/rank.ts';
export { bullOf, niuNiuCounts, niuNiuValue } from './niu-niu/rank.ts';
export { bingoReturn } from './bingo/fixed-odds.ts';
export type { BingoBand } from './bingo/fixed-odds.ts';
export { bingoHouse, bingoHouseBands, bingoRoomHouse } from './data/bingo.ts';
export {
  contribute,
  drawJackpot,
  drawJackpots,
  drawThreshold,
  isThresholdReached,
  jackpotReturn,
  meanPotAtHit,
  mustHitByReturn,
  payJackpot,
  returnWithJackpots,
} from './jackpot/jackpot.ts';
export type {
  JackpotDesign,
  JackpotMeter,
  MustHitByDesign,
  ProgressiveSlotDesign,
} from './jackpot/jackpot.ts';
export { grandJackpot, majorJackpot, miniJackpot, vaultProgressive } from './data/jackpots.ts';
export { drawCalls, drawCard75, drawTicket90 } from './bingo/card.ts';
export type { BingoCard } from './bingo/card.ts';
export { bingoEngine, firstLineCall } from './bingo/engine.ts';
export type { BingoBet, BingoDesign, BingoOutcome } from './bingo/engine.ts';
export { roomStages, settleRoom } from './bingo/room.ts';
export type { RoomDesign, RoomStage, RoomTicket } from './bingo/room.ts';
export { blackjackEngine } from './blackjack/engine.ts';
export type {
  BlackjackAction,
  BlackjackBet,
  BlackjackHand,
  BlackjackState,
} from './blackjack/state.ts';
export { fishingHouse } from './data/fishing.ts';
export {
  areaCatchProbability,
  bulletVariance,
  catchProbability,
  fishingEngine,
  meanMultiplier,
} from './fishing/fishing.ts';
export type { Fish, FishingBet, FishingDesign, FishingOutcome } from './fishing/fishing.ts';
export { holdemHouse, niuNiuHouse, teenPattiHouse, tienLenHouse } from './data/card-tables.ts';
export { holdemEngine, timeoutAction } from './holdem/engine.ts';
export { firstPositions, nextPositions } from './holdem/positions.ts';
export type { Positions } from './holdem/positions.ts';
export type {
  HoldemAction,
  HoldemBet,
  HoldemDesign,
  HoldemPlayer,
  HoldemSeat,
  HoldemState,
  Street,
} from './holdem/state.ts';
export { niuNiuEngine, wonBySeat } from './niu-niu/engine.ts';
export type { NiuNiuBet, NiuNiuDesign, NiuNiuOutcome } from './niu-niu/engine.ts';
export { teenPattiEngine, teenPattiPayouts } from './teen-patti/engine.ts';
export type {
  TeenPattiAction,
  TeenPattiBet,
  TeenPattiDesign,
  TeenPattiPlayer,
  TeenPattiState,
} from './teen-patti/state.ts';
export { beats, combinationOf, instantWinOf } from './tien-len/combination.ts';
export type { Combination, CombinationKind, InstantWin } from './tien-len/combination.ts';
export { instantWinCounts } from './tien-len/count.ts';
export { tienLenEngine } from './tien-len/engine.ts';
export type { TienLenAction, TienLenBet, TienLenDesign, TienLenState } from './tien-len/engine.ts';
