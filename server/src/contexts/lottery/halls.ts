import type { BodyOf, Endpoints } from '@portal/protocol';
import type { Game, PrizeMode } from './game.ts';

export type LotteryArea = BodyOf<Endpoints['launchLottery']>['lottoArea'];

interface Hall {
  readonly path: string;
  readonly modes: readonly [PrizeMode, ...PrizeMode[]];
}

/** The pages of the lottery with their prize modes (lottery.md A1), by area. */
export const hallOf: Readonly<Record<LotteryArea, Hall>> = {
  VN: { path: '/vnLottery', modes: ['TCG_LOTTO_VN'] },
  SEA: { path: '/seaLottery', modes: ['SEA'] },
  CN: { path: '/lottery', modes: ['ELOTT', 'LOTT', 'ZY'] },
};

/**
 * The mode of a hall that a client means; undefined where the hall has none like it. Clients name
 * the official way of playing `Lott` everywhere (portal.md 7), also where a hall has one mode.
 */
export function modeIn(area: LotteryArea, mode: PrizeMode): PrizeMode | undefined {
  const { modes } = hallOf[area];
  const [first, ...others] = modes;
  if (modes.includes(mode)) {
    return mode;
  }
  return mode === 'LOTT' && others.length === 0 ? first : undefined;
}

export function isInHall(area: LotteryArea, { settings }: Game): boolean {
  return settings.modes.some((mode) => hallOf[area].modes.includes(mode));
}
