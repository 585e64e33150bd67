import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Banner, Banners } from '../api/list-banners.ts';
import { shownText } from '../local-text.ts';
import { useShownColumns } from '../../../shared/audience/shown-columns.tsx';

export function useBannerColumns(
  banners: Banners | undefined,
  onOpen: (id: string) => void,
): readonly Column<Banner>[] {
  const t = useTranslations('desk-content');
  const code = banners?.languages[0]?.code ?? '';
  const shown = useShownColumns((row: Banner) => row);
  return [
    {
      id: 'title',
      header: t('banners.words.title'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{shownText(row.title, code, code)}</bdi>
        </OpenButton>
      ),
    },
    { id: 'link', header: t('banners.link'), cell: (row) => <bdi dir="ltr">{row.link}</bdi> },
    ...shown,
  ];
}
