import {
  inHouseGames,
  northCities,
  provinces,
  realGames,
  type InHouseGame,
  type RealGame,
} from '../../data/games.ts';
import { assertDefined } from '@portal/money';
import { weekday, type CivilDate } from './civil.ts';

export { inHouseGames, realGames };
export type { InHouseGame, RealGame };

export function findInHouseGame(gameCode: string): InHouseGame | undefined {
  return inHouseGames.find((game) => game.gameCode === gameCode);
}

export function findRealGame(gameCode: string): RealGame | undefined {
  return realGames.find((game) => game.gameCode === gameCode);
}

/** The provinces that draw in a region on a local date (lottery.md A3.2). */
export function provincesOn(region: 'VNSOUTH' | 'VNCENTRAL', date: CivilDate): readonly string[] {
  return provinces[region][weekday(date)] ?? [];
}

/** The city that issues the North draw of a local date. */
export function northCityOn(date: CivilDate): string {
  return assertDefined(northCities[weekday(date)], 'a city for every weekday');
}
