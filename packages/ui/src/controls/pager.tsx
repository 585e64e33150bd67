import { ChevronEndIcon, ChevronStartIcon } from '../icons/data/first-icons.ts';
import { IconButton } from './icon-button.tsx';
import { pagesShown } from './pages-shown.ts';
import './pager.css';

/** Pages of a list. Numbers on wide screens, previous and next with the status line on all. */
export function Pager(props: {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  readonly labels: {
    readonly region: string;
    readonly previous: string;
    readonly next: string;
    readonly status: (page: number, totalPages: number) => string;
    readonly number: (page: number) => string;
  };
}) {
  const { page, totalPages, onPage, labels } = props;
  return (
    <nav aria-label={labels.region} className="ui-pager">
      <IconButton
        label={labels.previous}
        icon={<ChevronStartIcon />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ol>
        {pagesShown(page, totalPages).map((item) => (
          <li key={item.key}>
            {item.page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className="ui-page"
                aria-label={labels.status(item.page, totalPages)}
                aria-current={item.page === page ? 'page' : undefined}
                onClick={() => onPage(item.page ?? page)}
              >
                {labels.number(item.page)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className="ui-pager-status">{labels.status(page, totalPages)}</span>
      <IconButton
        label={labels.next}
        icon={<ChevronEndIcon />}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
