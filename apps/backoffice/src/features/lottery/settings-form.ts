import type { GameSettings } from './api/list-games.ts';

export const limitNames = [
  'stakeLowest',
  'stakeHighest',
  'payoutPerLine',
  'payoutPerIssue',
  'exposurePerNumber',
  'stakePerIssue',
] as const;
type LimitName = (typeof limitNames)[number];

type Typed = Readonly<Record<LimitName | 'lowest' | 'highest' | 'member' | 'factors', string>>;

const line = /^(?<betType>[\w.]{2,40})\s*[:= ]\s*(?<factor>\d{1,3}(?:\.\d{1,4})?)$/u;

/** Factors by bet type, a line each: `vnn.lo2 0.95`. */
export function factorLines(factors: GameSettings['factors']): string {
  return Object.entries(factors)
    .map(([betType, factor]) => `${betType} ${factor}`)
    .join('\n');
}

/** What odds are multiplied by; undefined when a line says something else. */
export function readFactors(text: string): GameSettings['factors'] | undefined {
  const lines = text.split('\n').filter((row) => row.trim() !== '');
  const found = lines.map((row) => line.exec(row.trim())?.groups);
  return found.every((groups) => groups !== undefined)
    ? Object.fromEntries(found.map(({ betType = '', factor = '' }) => [betType, factor]))
    : undefined;
}

/** An amount without the separators of its thousands. */
function plainAmount(text: string): string {
  return text.replaceAll(/[\s,]/gu, '');
}

/** The settings with what the form changes; a limit that is left empty is none. */
export function changedSettings(settings: GameSettings, typed: Typed): GameSettings {
  const { exposurePerNumber, stakePerIssue } = typed;
  return {
    ...settings,
    limits: {
      stakeLowest: plainAmount(typed.stakeLowest),
      stakeHighest: plainAmount(typed.stakeHighest),
      payoutPerLine: plainAmount(typed.payoutPerLine),
      payoutPerIssue: plainAmount(typed.payoutPerIssue),
      ...(exposurePerNumber.trim() !== '' && { exposurePerNumber: plainAmount(exposurePerNumber) }),
      ...(stakePerIssue.trim() !== '' && { stakePerIssue: plainAmount(stakePerIssue) }),
    },
    groups: {
      lowest: Number(typed.lowest),
      highest: Number(typed.highest),
      member: Number(typed.member),
    },
    factors: readFactors(typed.factors) ?? settings.factors,
  };
}
