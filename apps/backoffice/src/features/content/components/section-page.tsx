import { Card } from '@portal/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { usePageTitle } from '../../../shared/page-title.ts';
import { StillLoading } from '../../../shared/still-loading.tsx';

interface SectionQuery<Section> {
  readonly data: Section | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/**
 * The page of one section of the site: what it is about, and its editor, anew after each change.
 */
export function SectionPage<Section>(props: {
  readonly ux: string;
  readonly title: string;
  readonly text: string;
  readonly failed: string;
  readonly query: SectionQuery<Section>;
  /** Beside the title, once it is known. */
  readonly mark?: ReactNode;
  /** Without a card and its width, for an editor with something beside it. */
  readonly isWide?: boolean;
  readonly children: (section: Section, onDone: () => void) => ReactNode;
}) {
  const { ux, title, text, failed, query, mark, isWide = false, children } = props;
  const { data } = query;
  const [turn, setTurn] = useState(0);
  usePageTitle(title);
  const editor =
    data === undefined ? undefined : (
      <Fragment key={turn}>{children(data, () => setTurn(turn + 1))}</Fragment>
    );
  return (
    <section data-ux={ux} className="grid min-w-0 gap-4">
      <h1 className="m-0 flex flex-wrap items-center gap-3 text-24 font-bold xl:text-30">
        {title}
        {mark}
      </h1>
      <p className="m-0 max-w-[65ch] text-text-2">{text}</p>
      {data === undefined && query.error !== null && (
        <FailedBlock thrown={query.error} title={failed} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <StillLoading />}
      {editor !== undefined &&
        (isWide ? editor : <Card className="max-w-[640px] p-5">{editor}</Card>)}
    </section>
  );
}
