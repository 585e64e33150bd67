import { isInHall, type GameMenu, type HallPath } from './halls.ts';

export interface GameGroup {
  readonly name: string;
  readonly games: readonly GameMenu[];
}

/** The games of a hall by family, in the order of the server. */
export function groupsByFamily(menus: readonly GameMenu[], hall: HallPath): readonly GameGroup[] {
  const groups = new Map<string, GameMenu[]>();
  for (const menu of menus.filter((game) => isInHall(hall, game))) {
    const name = menu.families[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), menu]);
  }
  return [...groups].map(([name, games]) => ({ name, games }));
}
