import { useFormats, useTranslations } from '@portal/i18n/react';
import { Skeleton, Tag } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Section } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import type { DeskGame } from '../api/list-games.ts';
import { type GameVersion, useVersions } from '../api/list-versions.ts';
import { type Change, changesOf } from '../changes.ts';
import { limitNames } from '../settings-form.ts';
import { useDayName } from '../use-day-names.ts';

/** Who changed a game, when, why, and what (R55). */
export function VersionsSection({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-lottery');
  const versions = useVersions(game.gameCode);
  return (
    <Section title={t('versions.title')} ux="BO-18-versions">
      {versions.data === undefined && versions.isError && (
        <FailedBlock
          thrown={versions.error}
          title={t('versions.failed')}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.isPending && <Skeleton height="6rem" />}
      <ol reversed className="m-0 grid list-none gap-3 p-0">
        {versions.data?.map((version, place, versionsShown) => (
          <Version key={version.version} version={version} before={versionsShown[place + 1]} />
        ))}
      </ol>
    </Section>
  );
}

function Version(props: {
  readonly version: GameVersion;
  readonly before: GameVersion | undefined;
}) {
  const t = useTranslations('desk-lottery');
  const dayName = useDayName();
  const { version, before } = props;
  const { madeAt, madeBy, reason, isMajor, scheduleFrom, settings } = version;
  const changes = before === undefined ? [] : changesOf(before.settings, settings, dayName);
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <p className="m-0 flex flex-wrap items-center gap-2">
        <strong>{t('versions.number', { version: version.version })}</strong>
        {isMajor && <Tag tone="warn">{t('versions.major')}</Tag>}
        <span className="text-13 text-text-3">
          <Moment at={madeAt} /> <bdi>{madeBy ?? t('versions.shipped')}</bdi>
        </span>
      </p>
      <p className="m-0">
        <bdi>{reason}</bdi>
      </p>
      {changes.map((change) => (
        <ChangeLine key={change.name} change={change} />
      ))}
      {scheduleFrom !== null && (
        <p className="m-0 text-13 text-text-2">
          {t('versions.scheduleFrom')} <Moment at={scheduleFrom} />
        </p>
      )}
    </li>
  );
}

const groupNames = ['lowest', 'highest', 'member'] as const;

function ChangeLine({ change: { name, before, after } }: { readonly change: Change }) {
  const t = useTranslations('desk-lottery');
  const formats = useFormats();
  const limit = limitNames.find((limitName) => limitName === name);
  const group = groupNames.find((groupName) => groupName === name);
  const label =
    limit !== undefined
      ? t(`limits.${limit}`)
      : group !== undefined
        ? t(`groups.${group}`)
        : name === 'schedule'
          ? t('columns.schedule')
          : name;
  const text = (value: string): string =>
    limit === undefined || value === '–' ? value : formats.money(value, '').number;
  return (
    <p className="m-0 text-13">
      <bdi>{label}</bdi>:{' '}
      <bdi dir="ltr" className="tabular-nums">
        {text(before)} → {text(after)}
      </bdi>
    </p>
  );
}
