import { useTranslations } from '@portal/i18n/react';
import { Field, Select, Sheet, Skeleton, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import type { SiteVersion } from '../api/list-site-versions.ts';
import { type SiteDifference, useSiteDifference } from '../api/read-site-difference.ts';
import { RestoreForm } from './restore-form.tsx';

type Against = 'inForce' | 'before';

/** What a version says otherwise, and the way back to it. */
export function DifferenceSheet(props: {
  readonly version: SiteVersion;
  readonly inForce: number;
  readonly onClose: () => void;
}) {
  const t = useTranslations('desk-versions');
  const close = useTranslations('ui.dialog')('close');
  const { version, inForce, onClose } = props;
  const [against, setAgainst] = useState<Against>(version.isInForce ? 'before' : 'inForce');
  const options = [
    ...(version.isInForce ? [] : [{ value: 'inForce' as const, label: t('against.inForce') }]),
    ...(version.version > 1 ? [{ value: 'before' as const, label: t('against.before') }] : []),
  ];
  return (
    <Sheet
      ux="BO-12-version"
      isOpen
      onClose={onClose}
      title={t('number', { version: version.version })}
      closeLabel={close}
    >
      {options.length === 0 ? (
        <p className="m-0 text-text-2">{t('only')}</p>
      ) : (
        <div className="grid gap-4">
          <Field label={t('against.label')}>
            <Select options={options} value={against} onChange={setAgainst} />
          </Field>
          <Difference
            version={version.version}
            against={against === 'before' ? version.version - 1 : inForce}
            mayRestore={against === 'inForce'}
            onDone={onClose}
          />
        </div>
      )}
    </Sheet>
  );
}

function Difference(props: {
  readonly version: number;
  readonly against: number;
  readonly mayRestore: boolean;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-versions');
  const difference = useSiteDifference(props);
  if (difference.data === undefined) {
    return difference.error === null ? (
      <Skeleton height="8rem" />
    ) : (
      <FailedBlock
        thrown={difference.error}
        title={t('failedDifference')}
        onRetry={() => void difference.refetch()}
      />
    );
  }
  const { places, isCut, restorable } = difference.data;
  return (
    <>
      <Places places={places} />
      {isCut && <p className="m-0 text-13 text-text-2">{t('cut')}</p>}
      {props.mayRestore && restorable.length > 0 && (
        <RestoreForm difference={difference.data} onDone={props.onDone} />
      )}
    </>
  );
}

function Places({ places }: Pick<SiteDifference, 'places'>) {
  const t = useTranslations('desk-versions');
  if (places.length === 0) {
    return <p className="m-0 text-text-2">{t('same')}</p>;
  }
  return (
    <ul className="m-0 grid list-none gap-3 p-0" aria-label={t('places')}>
      {places.map(({ section, place, before, after }) => (
        <li key={place} className="grid gap-1 border-b border-line pb-3 text-14">
          <span className="flex flex-wrap items-center gap-2">
            <Tag tone="neutral">{section === null ? t('noSection') : t(`section.${section}`)}</Tag>
            <bdi dir="ltr" className="text-13 wrap-anywhere text-text-3">
              {place}
            </bdi>
          </span>
          <del className="wrap-anywhere whitespace-pre-line text-text-2">
            <bdi>{before ?? '—'}</bdi>
          </del>
          <ins className="font-semibold wrap-anywhere whitespace-pre-line no-underline">
            <bdi>{after ?? '—'}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}
