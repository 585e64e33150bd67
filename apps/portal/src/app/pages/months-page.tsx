import { useTranslations } from '@portal/i18n/react';
import { MonthStatement } from '../../features/statement/components/month-statement.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** Twelve months of the member's own money and play. */
export default function MonthsPage() {
  const title = useTranslations('account.titles')('months');
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <MonthStatement />
    </>
  );
}
