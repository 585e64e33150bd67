/**
 * What the records of both front ends share: the query of their address, their days, their words
 * and their file, and how a promotion is shown. An app hands its translator over, because the build
 * looks for the texts of a page in the app's own sources.
 */
export { contractBounds } from './contract-bounds.ts';
export { contractCauses } from './contract-causes.ts';
export { contractWord, type ContractWord } from './contract-word.ts';
export { limitsOn, type DaySearch } from './days.ts';
export { factorPercent } from './factor-percent.ts';
export { placeOfBet } from './place-of-bet.ts';
export { giftText } from './promotion/gift-text.ts';
export { PromotionScene } from './promotion/promotion-scene.tsx';
export { PromotionView } from './promotion/promotion-view.tsx';
export { type ShownPromotion } from './promotion/promotion-words.ts';
export { TermsFacts } from './promotion/terms-facts.tsx';
export { recordHeads, type RecordHeads } from './record-heads.ts';
export { recordLabels } from './record-labels.ts';
export { addressText, readRoundSearch, withoutFilters, type RoundSearch } from './record-search.ts';
export { signInColumns, type SignInLine } from './sign-in-columns.tsx';
export { useRecordDays, type RecordDays } from './use-record-days.ts';
export { useRecordFile } from './use-record-file.ts';
export { vendorNameOf } from './vendor-name-of.ts';
