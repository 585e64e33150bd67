import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Skeleton, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useMemberTags } from '../api/read-member-tags.ts';
import { TagsDialog } from './tags-dialog.tsx';

/** The marks of a member, by which promotions choose whom they are for (BO-08). */
export function TagsSection({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.tags');
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useMemberTags(memberId);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="4rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card data-ux="BO-08-tags" className="grid justify-items-start gap-3">
      {data.tags.length === 0 && <p className="m-0 text-14 text-text-2">{t('none')}</p>}
      <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
        {data.tags.map(({ tag, givenBy, givenAt }) => (
          <li key={tag} className="flex flex-wrap items-center gap-2">
            <Tag>
              <bdi dir="ltr">{tag}</bdi>
            </Tag>
            <span className="text-13 text-text-3">
              <bdi>{givenBy}</bdi> <Moment at={givenAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.abilities.includes('change') && (
        <Button onClick={() => setOpen(true)}>{t('change')}</Button>
      )}
      {isOpen && <TagsDialog memberId={memberId} tags={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
