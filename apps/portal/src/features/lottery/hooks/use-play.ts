import type { BetType, SlipRules } from '@portal/lottery';
import { useMemo, useState } from 'react';
import type { LotteryGame, PrizeMode } from '../halls.ts';
import { playGroups, styleOf, type PlayGroup, type Style } from '../play-groups.ts';

/** Which play of a game is open. */
export interface OpenPlay {
  readonly styleNames: readonly Style[];
  readonly style: Style;
  readonly groups: readonly PlayGroup[];
  readonly group: PlayGroup;
  readonly betType: BetType;
  readonly openStyle: (style: Style) => void;
  readonly openPlay: (betType: BetType) => void;
}

/** The plays of a game by style and tab; undefined for a game that offers none. */
export function usePlay(
  { game }: LotteryGame,
  rules: SlipRules,
  mode: PrizeMode | undefined,
): OpenPlay | undefined {
  const [id, setId] = useState<string>();
  // Credit play is the mode ZY; every other one begins with what the game has first.
  const [style, setStyle] = useState<Style | undefined>(mode === 'ZY' ? 'fixed' : undefined);
  const offered = useMemo(
    () => playGroups(game.families, (betType) => isOffered(game, rules, betType)),
    [game, rules],
  );
  const all = offered.flatMap(({ betTypes }) => betTypes);
  const styleNames = [...new Set(all.map(styleOf))];
  const open = styleNames.find((name) => name === style) ?? styleNames[0] ?? 'fixed';
  const groups = offered
    .map((group) => ({
      ...group,
      betTypes: group.betTypes.filter((betType) => styleOf(betType) === open),
    }))
    .filter(({ betTypes }) => betTypes.length > 0);
  const found = groups.find(({ betTypes }) => betTypes.some((betType) => betType.id === id));
  const group = found ?? groups[0];
  const betType = group?.betTypes.find((play) => play.id === id) ?? group?.betTypes[0];
  return group === undefined || betType === undefined
    ? undefined
    : {
        styleNames,
        style: open,
        groups,
        group,
        betType,
        openStyle: setStyle,
        openPlay: (next) => {
          setStyle(styleOf(next));
          setId(next.id);
        },
      };
}

/**
 * Official plays belong to LOTT, fixed odds to every other mode; ELOTT has both (lottery.md A1).
 */
function isOffered(
  { prizeModes }: LotteryGame['game'],
  rules: SlipRules,
  betType: BetType,
): boolean {
  const isInMode =
    prizeModes.includes('ELOTT') ||
    (styleOf(betType) === 'official' ? prizeModes.includes('LOTT') : true);
  return isInMode && rules.factorOf(betType.id) > 0n;
}
