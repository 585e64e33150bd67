import { useTranslations } from '@portal/i18n/react';
import { Button, Chip, EmptyState, FoldedBoatDrawing } from '@portal/ui';
import type { ReactNode } from 'react';
import { presets, type Preset } from '../period-search.ts';

interface RecordPageProps {
  readonly ux: string;
  readonly title: string;
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
  readonly filters?: ReactNode;
  readonly isEmpty: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** The record pattern of design-brief 1.11: presets, list, more. */
export function RecordPage(props: RecordPageProps) {
  const t = useTranslations('records.record');
  return (
    <div data-ux={props.ux} className="page-frame pt-4 lg:pt-6">
      <h1 className="text-24 font-bold lg:text-30">{props.title}</h1>
      <div
        data-ux="MC-27"
        role="group"
        aria-label={t('period')}
        className="mt-3 mb-3 flex gap-2 overflow-x-auto py-1"
      >
        {presets.map((preset) => (
          <Chip
            key={preset}
            isSelected={props.preset === preset}
            onClick={() => {
              props.onPreset(preset);
            }}
          >
            {t(`presets.${preset}`)}
          </Chip>
        ))}
      </div>
      {props.filters !== undefined && <div className="mb-4">{props.filters}</div>}
      <RecordBody {...props} />
    </div>
  );
}

function RecordBody(props: RecordPageProps) {
  const t = useTranslations('records');
  const common = useTranslations('common');
  if (props.isFailed) {
    return (
      <div role="alert" className="rounded-card border border-line bg-s1 p-6 text-center">
        <p className="mb-3">{common('state.network')}</p>
        <Button variant="primary" onClick={props.onRetry}>
          {common('actions.retry')}
        </Button>
      </div>
    );
  }
  if (props.isEmpty) {
    return (
      <EmptyState
        drawing={<FoldedBoatDrawing />}
        title={t('record.emptyTitle')}
        text={t('record.emptyText')}
        action={
          props.preset === 'days30' ? undefined : (
            <Button
              variant="primary"
              onClick={() => {
                props.onPreset('days30');
              }}
            >
              {t('record.wider')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {props.children}
      {props.hasMore && (
        <Button block className="mt-4" busy={props.isLoadingMore} onClick={props.onMore}>
          {t('record.more')}
        </Button>
      )}
    </>
  );
}
