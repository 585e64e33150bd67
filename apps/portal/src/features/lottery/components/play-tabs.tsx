import { useTranslations } from '@portal/i18n/react';
import type { BetType } from '@portal/lottery';
import { Chip, Segmented } from '@portal/ui';
import { useMethodNames } from '../hooks/use-rule-texts.ts';
import type { PlayGroup, Style } from '../play-groups.ts';
import styles from './play.module.css';

interface TabsProps {
  readonly styleNames: readonly Style[];
  readonly style: Style;
  readonly groups: readonly PlayGroup[];
  readonly group: PlayGroup;
  readonly betType: BetType;
  readonly onStyle: (style: Style) => void;
  readonly onPlay: (betType: BetType) => void;
}

/** Official and credit style, the tabs of plays, and the plays of a tab (LOT-03, LOT-04). */
export function PlayTabs(props: TabsProps) {
  const t = useTranslations('lottery.play');
  const groups = useTranslations('lottery.groups');
  const { group, betType } = props;
  const methods = useMethodNames(group);
  const hasFamilies = new Set(props.groups.map(({ family }) => family)).size > 1;
  return (
    <div data-ux="LOT-04" className={styles['plays']}>
      {props.styleNames.length > 1 && (
        <div data-ux="LOT-03">
          <Segmented
            label={t('style')}
            value={props.style}
            onChange={props.onStyle}
            options={props.styleNames.map((value) => ({ value, label: t(`styles.${value}`) }))}
          />
        </div>
      )}
      <div role="group" aria-label={t('tabs')} className={styles['scroll']}>
        {props.groups.map((tab) => (
          <button
            key={`${tab.family}.${tab.name}`}
            type="button"
            className={styles['tab']}
            aria-pressed={tab === group}
            onClick={() => {
              const [first] = tab.betTypes;
              if (first !== undefined) {
                props.onPlay(first);
              }
            }}
          >
            {groups(tab.name)}
            {hasFamilies && <small>{t(isThaiStyle(tab.family) ? 'thaiStyle' : 'fourDigit')}</small>}
          </button>
        ))}
      </div>
      {methods.length > 1 && (
        <div role="group" aria-label={t('methods')} className={styles['scroll']}>
          {methods.map(({ betType: method, label }) => (
            <Chip
              key={method.id}
              isSelected={method.id === betType.id}
              onClick={() => {
                props.onPlay(method);
              }}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

/** A Malaysian draw is played in two ways, as 4D and in Thai style. */
function isThaiStyle(family: string): boolean {
  return family === 'my';
}
