import { useTranslations } from '@portal/i18n/react';
import { LinkBoard } from '../../features/links/components/link-board.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function LinksPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('links')}</PageHeading>
      <LinkBoard />
    </div>
  );
}
