import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { DeskGoods } from '../api/list-goods.ts';
import { GoodsForm } from './goods-form.tsx';

/** One item of the mall, or a new one. */
export function GoodsSheet(props: {
  readonly goods: DeskGoods | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { goods, isOpen, onClose } = props;
  const t = useTranslations('desk-loyalty.goods');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-09-item"
      isWhole
      isOpen={isOpen}
      onClose={onClose}
      title={goods === undefined ? t('new') : t('one')}
      closeLabel={ui('close')}
    >
      <GoodsForm key={goods?.id ?? 'new'} goods={goods} onDone={onClose} />
    </Sheet>
  );
}
