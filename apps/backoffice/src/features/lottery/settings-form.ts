import type { GameSettings } from './api/list-games.ts';

export const limitNames = [
  'stakeLowest',
  'stakeHighest',
  'payoutPerLine',
  'payoutPerIssue',
  'exposurePerNumber',
  'exposurePerIssue',
  'stakePerIssue',
] as const;
type LimitName = (typeof limitNames)[number];

type Typed = Readonly<
  Record<LimitName | 'lowest' | 'highest' | 'member' | 'factors' | 'hotNumbers' | 'source', string>
>;

/** Where draws of the house come from: an outside game is never drawn here, nor the reverse. */
export const drawnHere = ['inhouse', 'beacon'] as const;

export function isDrawnHere(source: string): boolean {
  return drawnHere.some((name) => name === source);
}

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

const hotLine = new RegExp(
  [
    String.raw`^(?<betType>[\w.]{2,40})\s+(?<number>\d{1,6})\s+`,
    String.raw`(?<factor>0|1|0\.\d{1,4})(?:\s+(?<issueNo>[\w/-]{1,40}))?$`,
  ].join(''),
  'u',
);

type HotNumbers = NonNullable<GameSettings['hotNumbers']>;

/** Hot numbers, a line each, with the issue where they are of one: `vnn.lo2 68 0.8`. */
export function hotLines(hotNumbers: HotNumbers = []): string {
  return hotNumbers
    .map(({ betType, number, factor, issueNo }) =>
      [betType, number, factor, issueNo].filter((part) => part !== undefined).join(' '),
    )
    .join('\n');
}

/** What is paid less or not taken; undefined when a line says something else. */
export function readHotNumbers(text: string): HotNumbers | undefined {
  const lines = text.split('\n').filter((row) => row.trim() !== '');
  const found = lines.map((row) => hotLine.exec(row.trim())?.groups);
  return found.every((groups) => groups !== undefined)
    ? found.map(({ betType = '', number = '', factor = '', issueNo }) => {
        return { betType, number, factor, ...(issueNo !== undefined && { issueNo }) };
      })
    : undefined;
}

/** An amount without the separators of its thousands. */
function plainAmount(text: string): string {
  return text.replaceAll(/[\s,]/gu, '');
}

/** A game without hot numbers has no list of them, as those of before there were any. */
function hotPart(hotNumbers: HotNumbers): Pick<GameSettings, 'hotNumbers'> {
  return { hotNumbers: hotNumbers.length === 0 ? undefined : hotNumbers };
}

/** The settings with what the form changes; a limit that is left empty is none. */
export function changedSettings(settings: GameSettings, typed: Typed): GameSettings {
  const { exposurePerNumber, exposurePerIssue, stakePerIssue } = typed;
  return {
    ...settings,
    source: drawnHere.find((name) => name === typed.source) ?? settings.source,
    limits: {
      stakeLowest: plainAmount(typed.stakeLowest),
      stakeHighest: plainAmount(typed.stakeHighest),
      payoutPerLine: plainAmount(typed.payoutPerLine),
      payoutPerIssue: plainAmount(typed.payoutPerIssue),
      ...(exposurePerNumber.trim() !== '' && { exposurePerNumber: plainAmount(exposurePerNumber) }),
      ...(exposurePerIssue.trim() !== '' && { exposurePerIssue: plainAmount(exposurePerIssue) }),
      ...(stakePerIssue.trim() !== '' && { stakePerIssue: plainAmount(stakePerIssue) }),
    },
    groups: {
      lowest: Number(typed.lowest),
      highest: Number(typed.highest),
      member: Number(typed.member),
    },
    factors: readFactors(typed.factors) ?? settings.factors,
    ...hotPart(readHotNumbers(typed.hotNumbers) ?? settings.hotNumbers ?? []),
  };
}
