import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PointsMall } from '../../features/points/components/points-mall.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/pointMall';

/** The points mall; its list lives in the address. */
export default function PointMallPage() {
  const t = useTranslations('shell.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <div data-ux="R-23" className="page-frame py-4 lg:py-6">
      <PageHeading>{t('pointMall')}</PageHeading>
      <PointsMall
        search={search}
        onSearch={(next) =>
          void navigate({ to: path, search: next, replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
