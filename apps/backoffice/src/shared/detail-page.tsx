import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon, Skeleton } from '@portal/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailedBlock } from './failed-block.tsx';
import { usePageTitle } from './page-title.ts';
import { StillLoading } from './still-loading.tsx';

/**
 * The grammar of every detail: way back, title with its state, actions, facts, then sections. The
 * facts are read-only; changing anything is an action with a reason.
 */
export function DetailPage<Thing>(props: {
  readonly ux: string;
  readonly title: string;
  readonly back: { readonly to: NonNullable<LinkProps['to']>; readonly label: string };
  readonly query: {
    readonly data: Thing | undefined;
    readonly error: unknown;
    readonly refetch: () => void;
  };
  readonly failedTitle: string;
  readonly renderState?: (item: Thing) => ReactNode;
  readonly renderActions?: (item: Thing) => ReactNode;
  readonly children: (item: Thing) => ReactNode;
}) {
  usePageTitle(props.title);
  const t = useTranslations('common.state');
  const { data, error, refetch } = props.query;
  return (
    <article data-ux={props.ux} className="grid min-w-0 gap-4" aria-busy={data === undefined}>
      <Link
        to={props.back.to}
        className="flex min-h-(--target) w-fit items-center gap-1 text-14 text-link"
      >
        <ChevronStartIcon size={16} />
        {props.back.label}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-24 font-bold xl:text-30" tabIndex={-1}>
          <bdi>{props.title}</bdi>
        </h1>
        {data !== undefined && props.renderState?.(data)}
        <div className="ms-auto flex flex-wrap gap-2">
          {data !== undefined && props.renderActions?.(data)}
        </div>
      </header>
      {data !== undefined && props.children(data)}
      {data === undefined && error !== null && (
        <FailedBlock thrown={error} title={props.failedTitle} onRetry={refetch} />
      )}
      {data === undefined && error === null && (
        <div role="status" aria-label={t('loading')} className="grid gap-4">
          <Skeleton height="10rem" />
          <Skeleton height="20rem" />
          <StillLoading />
        </div>
      )}
    </article>
  );
}

/** Facts as label and value pairs. */
export function Facts(props: {
  readonly facts: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** Long values take two columns. */
    readonly isWide?: boolean;
  }[];
}) {
  return (
    <dl className="m-0 grid grid-cols-2 gap-x-6 gap-y-3 xl:grid-cols-4">
      {props.facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide === true ? 'col-span-2 min-w-0' : 'min-w-0'}>
          <dt className="text-13 text-text-3">{label}</dt>
          <dd className="m-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Section(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly ux?: string;
}) {
  return (
    <section data-ux={props.ux} className="grid min-w-0 gap-3">
      <h2 className="text-18 font-semibold">{props.title}</h2>
      {props.children}
    </section>
  );
}
