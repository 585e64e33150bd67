import type { CashierSection } from '../cashier-section.ts';
import { emptyConfiguration } from './empty-configuration.ts';

type Channel = CashierSection['deposit']['channels'][number];

const free = { fixed: '0', partsPerMillion: 0, least: '0', most: null };
const shared = {
  least: '100',
  most: '50000',
  quick: ['100', '500', '1000', '5000'],
  dailyMost: '200000',
  fee: free,
} as const satisfies Partial<Channel>;

/** The provider of the payment simulator, which a demo has beside it. */
const simulated = 'SIMPAY';

const channels: Channel[] = [
  {
    ...shared,
    code: 'QR',
    kind: 'QR',
    provider: simulated,
    names: {
      EN: 'QR payment',
      AR: 'الدفع برمز QR',
      CN: '扫码支付',
      VN: 'Thanh toán QR',
      TH: 'ชำระด้วย QR',
      JP: 'QR決済',
      ID: 'Pembayaran QR',
    },
    minutes: 15,
    arrives: { least: 1, most: 3 },
    quick: [...shared.quick],
  },
  {
    ...shared,
    code: 'PEER',
    kind: 'BANK',
    provider: 'p2p',
    names: {
      EN: 'Pay another member',
      AR: 'ادفع لعضو آخر',
      CN: '付款给其他会员',
      VN: 'Trả cho hội viên khác',
      TH: 'จ่ายให้สมาชิกคนอื่น',
      JP: '他の会員に支払う',
      ID: 'Bayar ke member lain',
    },
    minutes: 15,
    arrives: { least: 5, most: 120 },
    quick: [],
  },
  {
    ...shared,
    code: 'BANK',
    kind: 'BANK',
    provider: 'manual',
    names: {
      EN: 'Bank transfer',
      AR: 'تحويل بنكي',
      CN: '银行转账',
      VN: 'Chuyển khoản ngân hàng',
      TH: 'โอนผ่านธนาคาร',
      JP: '銀行振込',
      ID: 'Transfer bank',
    },
    minutes: 30,
    arrives: { least: 5, most: 30 },
    quick: [...shared.quick],
    account: {
      institution: 'Bank of Merilune (demo)',
      holder: 'Merilune',
      number: '4410 0098 7712',
    },
  },
  {
    ...shared,
    code: 'EWALLET',
    kind: 'EWALLET',
    provider: simulated,
    names: {
      EN: 'E-wallet',
      AR: 'محفظة إلكترونية',
      CN: '电子钱包',
      VN: 'Ví điện tử',
      TH: 'อีวอลเล็ต',
      JP: '電子ウォレット',
      ID: 'E-wallet',
    },
    minutes: 15,
    arrives: { least: 1, most: 5 },
    quick: [...shared.quick],
  },
  {
    ...shared,
    code: 'CRYPTO',
    kind: 'CRYPTO',
    provider: simulated,
    names: {
      EN: 'Stablecoin',
      AR: 'عملة مستقرة',
      CN: '稳定币',
      VN: 'Stablecoin',
      TH: 'สเตเบิลคอยน์',
      JP: 'ステーブルコイン',
      ID: 'Stablecoin',
    },
    least: '500',
    minutes: 60,
    arrives: { least: 5, most: 20 },
    quick: ['500', '1000', '5000'],
  },
  {
    ...shared,
    code: 'CARD',
    kind: 'CARD',
    provider: simulated,
    names: {
      EN: 'Card',
      AR: 'بطاقة',
      CN: '银行卡',
      VN: 'Thẻ',
      TH: 'บัตร',
      JP: 'カード',
      ID: 'Kartu',
    },
    most: '20000',
    minutes: 20,
    arrives: { least: 1, most: 2 },
    quick: [...shared.quick],
    fee: { ...free, partsPerMillion: 15_000 },
  },
];

/** How money comes in at the demo: by hand, and by the payment simulator. */
export const demoDeposits: CashierSection['deposit'] = {
  ...emptyConfiguration.cashier.deposit,
  channels,
};
