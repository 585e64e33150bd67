import { useFormats, useTranslations } from '@portal/i18n/react';
import type { VendorSpan } from '@portal/protocol';
import type { Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { DeskVendor } from '../api/list-vendors.ts';
import { useFigureTexts } from '../figure-texts.ts';
import { VendorStateTag } from './vendor-state.tsx';
import { VendorSwitch } from './vendor-switch.tsx';

export function useVendorColumns(span: VendorSpan): readonly Column<DeskVendor>[] {
  const t = useTranslations('desk-vendors.columns');
  const formats = useFormats();
  const texts = useFigureTexts(span);
  const figures = ['rate', 'refused', 'failed', 'slow'] as const;
  return [
    {
      id: 'vendor',
      header: t('vendor'),
      isTitle: true,
      cell: ({ vendorCode, name }) => (
        // It does not take the whole row, where the switch stands too.
        <Link to="/vendors/$vendorCode" params={{ vendorCode }} className="font-semibold text-link">
          <bdi>{name}</bdi> <bdi className="text-12 text-text-3">{vendorCode}</bdi>
        </Link>
      ),
    },
    { id: 'state', header: t('state'), cell: (row) => <VendorStateTag isOpen={row.isOpen} /> },
    ...figures.map((name): Column<DeskVendor> => {
      return { id: name, header: t(name), isNumber: true, cell: (row) => texts[name](row) };
    }),
    {
      id: 'rounds',
      header: t('openRounds'),
      isNumber: true,
      cell: ({ openRounds }) => formats.count(openRounds),
    },
    {
      id: 'stake',
      header: t('openStake'),
      isNumber: true,
      cell: ({ openStake, currency }) => <MoneyText amount={openStake} currencyCode={currency} />,
    },
    { id: 'act', header: t('act'), cell: (row) => <VendorSwitch vendor={row} /> },
  ];
}
