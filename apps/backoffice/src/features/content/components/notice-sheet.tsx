import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { BrandNotice, BrandNotices } from '../api/list-brand-notices.ts';
import { NoticeForm } from './notice-form.tsx';

/** One announcement or popup, or a new one. */
export function NoticeSheet(props: {
  readonly notices: BrandNotices | undefined;
  readonly notice: BrandNotice | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { notices, notice, isOpen, onClose } = props;
  const t = useTranslations('desk-content.notices');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-10-announcement"
      isOpen={isOpen}
      onClose={onClose}
      title={notice === undefined ? t('new') : t('one')}
      closeLabel={ui('close')}
    >
      {notices !== undefined && (
        <NoticeForm key={notice?.id ?? 'new'} notices={notices} notice={notice} onDone={onClose} />
      )}
    </Sheet>
  );
}
