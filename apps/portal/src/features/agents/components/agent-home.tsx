import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, CopyId, Skeleton, Stat } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { downlineQuery } from '../api/list-downline.ts';
import { registerLinksQuery } from '../api/list-register-links.ts';
import { FactorFirst, wantsFactor } from './factor-first.tsx';
import { HomeFigures } from './home-figures.tsx';
import { QuickActions } from './quick-actions.tsx';

/** The page shows how many there are; who they are is asked for elsewhere. */
const nobody = { pageSize: '1' };

/**
 * Where an agent lands after the login: the team in figures, where to go from here, what
 * waits and is new, and the codes that bring the team.
 */
export function AgentHome({ news }: { readonly news: ReactNode }) {
  const t = useTranslations('agents');
  const downline = useQuery(downlineQuery(nobody));
  const links = useQuery(registerLinksQuery({}));
  const error = downline.error ?? links.error;
  const isWhole = downline.data !== undefined && links.data !== undefined;
  return (
    <div data-ux="R-25" className="page-frame py-6">
      <PageHeading>{t('title')}</PageHeading>
      {!isWhole && wantsFactor(error) ? (
        <FactorFirst />
      ) : error !== null && !isWhole ? (
        <LoadFailed
          error={error}
          title={t('failed')}
          onRetry={() => {
            void downline.refetch();
            void links.refetch();
          }}
        />
      ) : (
        <div data-ux="AC-18" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={!isWhole}>
          <Team size={downline.data?.teamSize} isCapped={downline.data?.isTeamCapped === true} />
          <HomeFigures />
          <QuickActions />
          {news}
          <Links />
        </div>
      )}
    </div>
  );
}

function Team(props: { readonly size: number | undefined; readonly isCapped: boolean }) {
  const t = useTranslations('agents');
  const { size, isCapped } = props;
  return (
    <Card>
      <Stat label={t('team')}>
        {size === undefined ? (
          <Skeleton width="64px" />
        ) : (
          t(isCapped ? 'atLeast' : 'people', { count: size })
        )}
      </Stat>
    </Card>
  );
}

function Links() {
  const t = useTranslations('agents');
  const actions = useTranslations('common.actions');
  const formats = useFormats();
  const { data } = useQuery(registerLinksQuery({}));
  return (
    <section className="grid gap-2">
      <h2 className="m-0 text-18 font-semibold">{t('links')}</h2>
      <p className="m-0 text-14 text-text-2">{t('linksText')}</p>
      {data === undefined ? (
        <Skeleton height="88px" />
      ) : (
        <ul className="m-0 grid list-none gap-2 p-0">
          {data.content.map((link) => (
            <li key={link.code}>
              <Card className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <CopyId
                  id={link.code}
                  labels={{ copy: actions('copy'), copied: actions('copied') }}
                />
                <bdi className="font-semibold">{link.note === '' ? t('ownLink') : link.note}</bdi>
                <span className="text-14 text-text-2">
                  {t('registrations', { count: link.registrations })}
                </span>
                <span className="ms-auto text-14 text-text-2">
                  {link.state === 'live'
                    ? t('since', { moment: formats.dateTime(link.createdAt) })
                    : t(`state.${link.state}`)}
                </span>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
