import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useGoods } from '../../features/loyalty/api/list-goods.ts';
import { useGoodsColumns } from '../../features/loyalty/components/goods-columns.tsx';
import { GoodsSheet } from '../../features/loyalty/components/goods-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

const newGoods = 'new';

/** The shop of the points mall (BO-09): every item with its stock, drafts included. */
export default function PointGoodsPage() {
  const t = useTranslations('desk-loyalty');
  const title = useTranslations('desk-shell.places')('pointGoods');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/pointGoods' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/pointGoods', search: { item: next } });
  const columns = useGoodsColumns(open);
  const goods = useGoods();
  const opened = goods.data?.list.find(({ id }) => id === item);
  const mayManage = goods.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newGoods)}>
              {t('goods.new')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(goods)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('goods.empty'),
          emptyHint: t('goods.emptyHint'),
          nothing: t('goods.empty'),
          failed: t('goods.failed'),
        }}
      />
      <GoodsSheet
        goods={opened}
        isOpen={mayManage && (item === newGoods || opened !== undefined)}
        onClose={() => open(undefined)}
      />
    </>
  );
}
