import type { CommandKind } from '../../command.ts';

/** What each address asks for; the first that names a kind is the one that is written. */
const seaPaths = {
  '/checkBalance': 'BALANCE',
  '/placeBets': 'BET',
  '/confirmBets': 'CONFIRM',
  '/rejectBets': 'REJECT',
  '/settleBets': 'SETTLE',
  '/cancelBets': 'ROLLBACK',
  '/rollback': 'UNSETTLE',
  '/resettle': 'RESETTLE',
  '/voidSettled': 'VOID',
  '/returnStake': 'RETURN_STAKE',
  '/winRewards': 'PROMO_WIN',
  '/placeTips': 'TIP',
  '/cancelTips': 'ROLLBACK',
  '/adjustBalance': 'ADJUST',
  '/endRound': 'END_ROUND',
  '/betStatus': 'STATUS',
} as const satisfies Readonly<Record<string, CommandKind>>;

type SeaPath = keyof typeof seaPaths;

export function kindOf(path: string): CommandKind | undefined {
  return Object.hasOwn(seaPaths, path) ? seaPaths[path as SeaPath] : undefined;
}

/** A win is a settlement here: the dialect knows no other. */
export function pathOf(kind: CommandKind): string | undefined {
  const meant = kind === 'WIN' ? 'SETTLE' : kind;
  return Object.entries(seaPaths).find(([, named]) => named === meant)?.[0];
}
