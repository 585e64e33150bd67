import type { GoodsForm } from './points/store-goods.ts';

type Told = Pick<GoodsForm, 'kind' | 'names' | 'texts' | 'picture' | 'points' | 'stock'> &
  Partial<GoodsForm>;

const told: readonly Told[] = [
  {
    kind: 'CASH',
    names: { en: 'Credit of 5', ar: 'رصيد 5' },
    texts: {
      en: 'In your balance at once, to be played once.',
      ar: 'في رصيدك فورًا، ويُلعب به مرة واحدة.',
    },
    picture: 'coins',
    points: 50n,
    stock: 2000,
    rewardMinor: 500n,
  },
  {
    kind: 'CASH',
    names: { en: 'Credit of 50', ar: 'رصيد 50' },
    texts: {
      en: 'In your balance at once, to be played once.',
      ar: 'في رصيدك فورًا، ويُلعب به مرة واحدة.',
    },
    picture: 'coins',
    points: 450n,
    stock: 500,
    rewardMinor: 5000n,
  },
  {
    kind: 'VIRTUAL',
    names: { en: 'Phone top-up', ar: 'شحن هاتف' },
    texts: {
      en: 'A code for 100, from our team within a day.',
      ar: 'رمز بقيمة 100 من فريقنا خلال يوم.',
    },
    picture: 'phone',
    points: 300n,
    stock: 200,
    memberLimit: 2,
    limitPeriod: 'month',
  },
  {
    kind: 'PHYSICAL',
    names: { en: 'Harbour mug', ar: 'كوب الميناء' },
    texts: { en: 'Stoneware with a wave line, 300 ml.', ar: 'خزف بخط موج، 300 مل.' },
    picture: 'mug',
    points: 120n,
    stock: 80,
  },
  {
    kind: 'PHYSICAL',
    names: { en: 'Sailor cap', ar: 'قبعة بحّار' },
    texts: { en: 'Cotton, one size.', ar: 'قطن، مقاس واحد.' },
    picture: 'cap',
    points: 200n,
    stock: 60,
  },
  {
    kind: 'PHYSICAL',
    names: { en: 'Headphones', ar: 'سماعات' },
    texts: { en: 'Over the ear, by cable, in black.', ar: 'فوق الأذن، سلكية، سوداء.' },
    picture: 'headphones',
    points: 5000n,
    stock: 12,
    memberLimit: 1,
  },
  {
    kind: 'VIRTUAL',
    names: { en: 'Boat trip for two', ar: 'رحلة بالقارب لشخصين' },
    texts: {
      en: 'Two hours at sunset; we arrange the day with you.',
      ar: 'ساعتان عند الغروب؛ نتفق معك على اليوم.',
    },
    picture: 'boat',
    points: 12_000n,
    stock: 4,
    memberLimit: 1,
    minVip: 2,
  },
];

/** What lies in the mall of a demo site. */
export const demoGoods: readonly GoodsForm[] = told.map((goods, place) => ({
  amountMinor: 0n,
  rewardMinor: 0n,
  delivery: '',
  memberLimit: null,
  limitPeriod: 'life',
  minVip: 0,
  saleFrom: null,
  saleTo: null,
  sort: (place + 1) * 10,
  state: 'ON',
  ...goods,
}));
