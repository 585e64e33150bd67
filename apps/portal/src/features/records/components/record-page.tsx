import { useTranslations } from '@portal/i18n/react';
import { Button, Chip, EmptyState, FoldedBoatDrawing } from '@portal/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { presets, type Preset } from '../period-search.ts';

interface RecordPageProps {
  readonly ux: string;
  readonly title: string;
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
  readonly filters?: ReactNode;
  /** Undefined until the first lines are there. */
  readonly lineCount: number | undefined;
  readonly query: RecordQuery;
  readonly children: ReactNode;
}

type RecordQuery = Pick<
  UseInfiniteQueryResult,
  | 'error'
  | 'fetchNextPage'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'refetch'
>;

/** The record pattern of design-brief.md 1.11: presets, list, more. */
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
  const t = useTranslations('records.record');
  const { lineCount, query } = props;
  if (query.error !== null && lineCount === undefined) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (lineCount === 0) {
    return (
      <EmptyState
        drawing={<FoldedBoatDrawing />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          props.preset === 'days30' ? undefined : (
            <Button
              variant="primary"
              onClick={() => {
                props.onPreset('days30');
              }}
            >
              {t('wider')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {props.children}
      <More query={query} />
    </>
  );
}

/** The next lines, or why they did not arrive. */
function More({ query }: { readonly query: RecordQuery }) {
  const t = useTranslations('records.record');
  const more = (): void => void query.fetchNextPage();
  if (query.isFetchNextPageError) {
    return <LoadFailed error={query.error} onRetry={more} />;
  }
  return query.hasNextPage ? (
    <Button block className="mt-4" busy={query.isFetchingNextPage} onClick={more}>
      {t('more')}
    </Button>
  ) : null;
}
