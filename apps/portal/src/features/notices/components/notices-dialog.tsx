import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Pager, RichText } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReadAnnouncements } from '../../../shared/announcements/read-announcements.ts';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useNotices } from '../../../shared/site/viewer.ts';
import type { NoticesDetails } from '../dialogs.ts';

/** portal.md, section 9: five to a page. */
const pageSize = 5;

/** Announcements, list left and text right; on a phone the list leads to the text (M-07). */
export function NoticesDialog({ details, onClose }: DialogProps<NoticesDetails>) {
  const t = useTranslations('announcements.dialog');
  return (
    <Dialog
      ux="M-07"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
    >
      <Notices initialId={details.noticeId} />
    </Dialog>
  );
}

function Notices({ initialId }: { readonly initialId: string | undefined }) {
  const pager = useTranslations('ui.pager');
  const t = useTranslations('announcements.dialog');
  const common = useTranslations('common');
  const formats = useFormats();
  // The newest first, as on the page of announcements; the operator's order is that of the line.
  const notices = useNotices()
    .filter(({ promotionType }) => promotionType !== 'PU')
    .toSorted((left, right) => Date.parse(right.time) - Date.parse(left.time));
  const firstIndex = Math.max(
    0,
    notices.findIndex(({ id }) => id === initialId),
  );
  const [page, setPage] = useState(Math.floor(firstIndex / pageSize) + 1);
  const [chosenId, setChosenId] = useState(initialId);
  const chosen = notices.find(({ id }) => id === chosenId);
  const { read, markRead } = useReadAnnouncements();
  const mark = useEffectEvent(markRead);
  // Once what was read is known, and not again when a refused mark is taken back.
  const openId = read.isSuccess ? chosen?.id : undefined;
  useEffect(() => {
    if (openId !== undefined) {
      mark(openId);
    }
  }, [openId]);
  const totalPages = Math.max(1, Math.ceil(notices.length / pageSize));
  const shown = notices.slice((page - 1) * pageSize, page * pageSize);
  if (notices.length === 0) {
    return <p className="text-14 text-text-3">{t('empty')}</p>;
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[280px_1fr]">
      <div className={chosen === undefined ? '' : 'max-lg:hidden'}>
        <ul className="list-none">
          {shown.map(({ id, title, time }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosenId ? true : undefined}
                className="w-full rounded-control px-3 py-2 text-start hover:bg-s3 aria-current:bg-tint-primary"
                onClick={() => {
                  setChosenId(id);
                }}
              >
                <span dir="auto" className="block text-14 font-semibold">
                  {title}
                </span>
                <span dir="ltr" className="text-12 text-text-3">
                  {formats.fullDateTime(time)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {totalPages > 1 && (
          <Pager
            page={page}
            totalPages={totalPages}
            onPage={setPage}
            labels={{
              region: pager('label'),
              previous: pager('previous'),
              next: pager('next'),
              status: (at, total) => pager('page', { page: at, total }),
              number: (at) => formats.count(at),
            }}
          />
        )}
      </div>
      {chosen === undefined ? (
        <p className="text-14 text-text-3 max-lg:hidden">{t('choose')}</p>
      ) : (
        <article>
          <Button
            variant="ghost"
            className="lg:hidden!"
            onClick={() => {
              setChosenId(undefined);
            }}
          >
            {common('actions.back')}
          </Button>
          <h3 dir="auto" className="text-18 font-semibold">
            {chosen.title}
          </h3>
          <p dir="ltr" className="text-12 text-text-3">
            {formats.fullDateTime(chosen.time)}
          </p>
          <RichText text={chosen.content} className="mt-3 text-14" />
        </article>
      )}
    </div>
  );
}
