import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { downlineQuery } from '../api/list-downline.ts';

interface TreeProps {
  /** Whose team the list shows; undefined for one's own. */
  readonly shown: string | undefined;
  readonly onOpen: (account: string | undefined) => void;
}

/** The agents below, branch by branch; each is read when somebody opens it (AC-04). */
export function DownlineTree({ shown, onOpen }: TreeProps) {
  const t = useTranslations('team.tree');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line px-3 py-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-10 cursor-pointer content-center text-14 font-semibold">
        {t('title')}
      </summary>
      {isOpen && <Branch account={undefined} shown={shown} onOpen={onOpen} />}
    </details>
  );
}

const mostShown = 100;

/** The agents directly below somebody; more than a hundred are looked for in the list. */
function Branch(props: TreeProps & { readonly account: string | undefined }) {
  const { account, shown, onOpen } = props;
  const t = useTranslations('team.tree');
  const filter = {
    kind: 'agent',
    pageSize: String(mostShown),
    ...(account !== undefined && { account }),
  } as const;
  const { data, error, refetch } = useQuery(downlineQuery(filter));
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="40px" />
    ) : (
      <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
    );
  }
  if (data.content.length === 0) {
    return <p className="m-0 py-2 ps-6 text-14 text-text-2">{t('none')}</p>;
  }
  return (
    <ul className="m-0 list-none border-s border-line p-0 ps-4">
      {data.content.map((row) => (
        <Agent
          key={row.account}
          name={row.account}
          size={row.teamSize}
          shown={shown}
          onOpen={onOpen}
        />
      ))}
      {data.total > data.content.length && (
        <li className="py-2 text-14 text-text-2">
          {t('more', { count: data.total - data.content.length })}
        </li>
      )}
    </ul>
  );
}

function Agent(props: TreeProps & { readonly name: string; readonly size: number }) {
  const { name, size, shown, onOpen } = props;
  const t = useTranslations('team');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className="flex items-center gap-2 text-14">
        {size > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('tree.open', { account: name })}
            className="size-10 cursor-pointer border-0 bg-transparent p-0 text-text-2"
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        )}
        <button
          type="button"
          aria-current={shown === name ? 'true' : undefined}
          className="min-h-10 cursor-pointer border-0 bg-transparent p-0 text-link underline"
          onClick={() => onOpen(name)}
        >
          <bdi>{name}</bdi>
        </button>
        <span className="text-text-3">{t('downline.people', { count: size })}</span>
      </div>
      {isOpen && <Branch account={name} shown={shown} onOpen={onOpen} />}
    </li>
  );
}
