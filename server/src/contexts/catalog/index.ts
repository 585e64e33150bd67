/**
 * The catalogue: vendors and games, lists and searches, the pictures of games. Processes hold it in
 * memory, at most a second behind the database (R39). It knows which stakes a game offers and moves
 * no money.
 */
export { createCatalogue } from './catalogue.ts';
export type { Catalogue, Snapshot } from './catalogue.ts';
export { displayName, isLotteryVendor, lotteryVendors } from './game.ts';
export type { Game } from './game.ts';
export { isKeptFrom } from './kept-from.ts';
export { shownTo } from './narrowed.ts';
export { openGamesLook } from './store-stops.ts';
export type { RankOf } from './own-routes.ts';
export { shownIn } from './view.ts';
export { listGames } from './list-games.ts';
export { hotGames } from './hot-games.ts';
export { presentCategories, presentGame, presentPage } from './present.ts';
export type { GameView } from './present.ts';
export { plugCatalog } from './plug.ts';
export { stakesOf } from './stakes.ts';
export type { Stake } from './stakes.ts';
export { gameIcon } from './art.ts';
export { keepRecentGame } from './use-cases/keep-recent-game.ts';
export { offerVendor } from './use-cases/offer-vendor.ts';
export { readGameDesign } from './use-cases/read-game-design.ts';
export { readPopularGame } from './use-cases/read-popular-game.ts';
export { readVendors } from './use-cases/read-vendors.ts';
export type { VendorGames } from './use-cases/read-vendors.ts';
export { switchVendor } from './use-cases/switch-vendor.ts';
export { vendorsByCategory } from './vendors-by-category.ts';
export { loadShippedCatalogue } from './use-cases/load-shipped-catalogue.ts';
