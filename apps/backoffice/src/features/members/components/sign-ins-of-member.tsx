import { useLanguage, useTranslations } from '@portal/i18n/react';
import { signInColumns } from '@portal/records';
import { Table } from '@portal/ui';
import { OlderButton, rowsOf } from '../../../shared/cursor-table.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { useSignInsOfMember } from '../api/list-sign-ins-of-member.ts';

/** The login history of a member, refused logins too (BO-16). */
export function SignInsOfMember({ id }: { readonly id: string }) {
  const t = useTranslations('sign-ins');
  const { locale } = useLanguage();
  const query = useSignInsOfMember(id);
  const rows = rowsOf(query);
  if (rows === undefined && query.error !== null) {
    const again = () => void query.refetch();
    return <FailedBlock thrown={query.error} title={t('failed')} onRetry={again} />;
  }
  const moment = (at: string) => <Moment at={at} />;
  return (
    <div data-ux="BO-16-history" className="grid gap-3">
      {rows?.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          columns={signInColumns({ t, locale, moment })}
          rows={rows}
          rowKey={(row) => row.id}
          skeletonRows={3}
        />
      )}
      <OlderButton query={query} />
    </div>
  );
}
