import { useFormats, useTranslations } from '@portal/i18n/react';
import { Pager } from '@portal/ui';

interface LobbyPagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

/** Pages and a field to go to one. */
export function LobbyPager({ page, totalPages, onPage }: LobbyPagerProps) {
  const t = useTranslations('ui.pager');
  const lobby = useTranslations('lobby');
  const formats = useFormats();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-4">
      <Pager
        page={page}
        totalPages={totalPages}
        onPage={onPage}
        labels={{
          region: t('label'),
          previous: t('previous'),
          next: t('next'),
          status: (at, total) => t('page', { page: at, total }),
          number: (at) => formats.count(at),
        }}
      />
      <form
        className="flex items-center gap-2 text-14 text-text-2"
        onSubmit={(submit) => {
          submit.preventDefault();
          const wanted = Number(new FormData(submit.currentTarget).get('page'));
          if (Number.isInteger(wanted) && wanted >= 1 && wanted <= totalPages) {
            onPage(wanted);
          }
        }}
      >
        <label htmlFor="go-to-page">{lobby('list.goTo')}</label>
        <input
          id="go-to-page"
          name="page"
          inputMode="numeric"
          autoComplete="off"
          className="h-10 w-18 rounded-control border border-line-strong bg-s2 px-3 tabular-nums"
        />
      </form>
    </div>
  );
}
