import { useTranslations } from '@portal/i18n/react';
import { wordLabel, type BetType, type HelpText, type Sign } from '@portal/lottery';
import type { PlayGroup } from '../play-groups.ts';

type Values = HelpText['values'];

/** The words of the rules: plays, parts, options. Their keys are data of the rules package. */
export function useRuleTexts() {
  const t = useTranslations('lottery-rules');
  const signs = useTranslations('lottery.signs');
  // Each key is one that the catalogue has: a test of the rules walks all bet types through it.
  const text = (key: string, values: Values = {}): string => t(key as never, values as never);
  const part = (betType: BetType): string => text(`parts.${betType.part}`);
  const word = (name: string): string =>
    wordLabel(name)
      .map((piece) =>
        typeof piece === 'string' ? piece : text(`tiers.${piece.key}`, piece.values),
      )
      .join(' ');
  const playName = ({ help }: BetType): string =>
    text(`plays.${help.play}.name`, help.values ?? {});
  return {
    text,
    part,
    word,
    sign: (name: Sign): string => signs(name),
    playName,
    wins: (betType: BetType): string =>
      text(`plays.${betType.help.play}.wins`, { ...betType.help.values, part: part(betType) }),
    choose: ({ help }: BetType): string => text(`choose.${help.choose}`, help.values ?? {}),
    units: ({ help }: BetType): string => text(`units.${help.units}`, help.values ?? {}),
    family: (name: string): string => text(`families.${name}`),
  };
}

/** What tells a bet type apart from others of its tab. */
export interface MethodName {
  readonly betType: BetType;
  readonly label: string;
}

/** The names of the plays of a tab, each once: where two are alike, what they look at is added. */
export function useMethodNames(group: PlayGroup): readonly MethodName[] {
  const { playName, part } = useRuleTexts();
  const t = useTranslations('lottery.play');
  const named = group.betTypes.map((betType) => ({
    betType,
    label: [
      playName(betType),
      ...('dan' in betType.form ? [t('withBankers')] : []),
      ...(betType.id.endsWith('.full') ? [t('fullPrice')] : []),
    ].join(' · '),
  }));
  return named.map((method) => ({
    ...method,
    label:
      named.filter(({ label }) => label === method.label).length > 1
        ? `${method.label} · ${part(method.betType)}`
        : method.label,
  }));
}
