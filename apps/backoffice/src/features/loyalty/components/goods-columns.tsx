import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import type { DeskGoods } from '../api/list-goods.ts';

const tones = { DRAFT: 'neutral', ON: 'ok', OFF: 'warn' } as const;

export function useGoodsColumns(onOpen: (id: string) => void): readonly Column<DeskGoods>[] {
  const t = useTranslations('desk-loyalty');
  const formats = useFormats();
  const { locale } = useLanguage();
  return [
    {
      id: 'name',
      header: t('goods.name'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{nameIn(row.names, locale)}</bdi>
        </OpenButton>
      ),
    },
    { id: 'kind', header: t('kind.label'), cell: (row) => t(`kind.${row.kind}`) },
    {
      id: 'points',
      header: t('goods.points'),
      isNumber: true,
      cell: (row) => formats.count(BigInt(row.points)),
    },
    {
      id: 'left',
      header: t('goods.left'),
      isNumber: true,
      cell: (row) => formats.count(row.stock - row.reserved - row.sold),
    },
    {
      id: 'reserved',
      header: t('goods.reserved'),
      isNumber: true,
      cell: (row) => formats.count(row.reserved),
    },
    {
      id: 'sold',
      header: t('goods.sold'),
      isNumber: true,
      cell: (row) => formats.count(row.sold),
    },
    { id: 'sale', header: t('goods.sale'), cell: (row) => <Sale goods={row} /> },
    {
      id: 'state',
      header: t('state.label'),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
  ];
}

/** From when to when an item is on sale, in the time of the site. */
function Sale({ goods }: { readonly goods: DeskGoods }) {
  const t = useTranslations('desk-loyalty.goods');
  const formats = useFormats();
  const { saleFrom, saleTo } = goods;
  if (saleFrom === null && saleTo === null) {
    return t('always');
  }
  return (
    <span className="grid">
      {saleFrom !== null && <span>{t('since', { from: formats.dateTime(saleFrom) })}</span>}
      {saleTo !== null && <span>{t('until', { to: formats.dateTime(saleTo) })}</span>}
    </span>
  );
}
