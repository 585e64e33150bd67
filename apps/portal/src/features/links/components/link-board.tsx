import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, EmptyState, FoldedBoatDrawing, PlusIcon, Skeleton, Stat } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { type InviteLink, useInviteLinks } from '../api/list-invite-links.ts';
import { LinkCard } from './link-card.tsx';
import { LinkNameDialog } from './link-name-dialog.tsx';

/** The own links: what came of each, another one, other names, and the switch (MC-21). */
export function LinkBoard() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInviteLinks();
  const t = useTranslations('links');
  const hearsOffers = useHearsOffers();
  const [naming, setNaming] = useState<InviteLink | 'new'>();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-40 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  const links = data.pages.flatMap(({ content }) => content);
  const make = hearsOffers && (
    <Button
      variant="primary"
      size="touch"
      icon={<PlusIcon size={16} />}
      onClick={() => setNaming('new')}
    >
      {t('make')}
    </Button>
  );
  return (
    <div data-ux="MC-21" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!hearsOffers && <OffersRest />}
      {links.length === 0 ? (
        hearsOffers && (
          <EmptyState
            drawing={<FoldedBoatDrawing />}
            title={t('none')}
            text={t('noneText')}
            action={make}
          />
        )
      ) : (
        <>
          <Sums links={links} action={make} />
          <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0 xl:grid-cols-2">
            {links.map((link) => (
              <li key={link.code}>
                <LinkCard link={link} onRename={() => setNaming(link)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      <LinkNameDialog subject={naming} onClose={() => setNaming(undefined)} />
    </div>
  );
}

/** Of the links that are shown. */
function Sums(props: { readonly links: readonly InviteLink[]; readonly action: ReactNode }) {
  const t = useTranslations('links.figures');
  const formats = useFormats();
  const sum = (pick: (link: InviteLink) => number) =>
    formats.count(props.links.reduce((total, link) => total + pick(link), 0));
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5">
      <Stat label={t('clicks')}>{sum(({ clicks }) => clicks)}</Stat>
      <Stat label={t('registrations')}>{sum(({ registrations }) => registrations)}</Stat>
      <Stat label={t('depositors')}>{sum(({ depositors }) => depositors)}</Stat>
      <div className="ms-auto max-sm:w-full">{props.action}</div>
    </Card>
  );
}
