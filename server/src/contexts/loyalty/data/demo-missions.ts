import type { BoardForm } from '../boards/store-boards.ts';
import type { MissionForm } from '../missions/store-missions.ts';

const shared = {
  category: null,
  closesOn: null,
  needsJoin: false,
  minVip: 0,
  rewardKind: 'MONEY',
  multiple: 1,
} as const;

/** The missions of the demo brand; they begin with the site. */
export const demoMissions: readonly Omit<MissionForm, 'opensOn'>[] = [
  {
    ...shared,
    names: {
      en: 'A round trip',
      ar: 'جولة كاملة',
      'zh-Hans': '往返航程',
      vi: 'Chuyến khứ hồi',
      th: 'ไปกลับหนึ่งเที่ยว',
      ja: '往復の旅',
      id: 'Pelayaran pulang pergi',
    },
    kind: 'GAME_ROUNDS',
    target: 50n,
    cycle: 'DAILY',
    rewardKind: 'POINTS',
    reward: 5n,
    multiple: 0,
    budget: 100_000n,
    sort: 10,
  },
  {
    ...shared,
    names: {
      en: 'Under full sail',
      ar: 'بأشرعة مفرودة',
      'zh-Hans': '满帆前行',
      vi: 'Căng buồm ra khơi',
      th: 'กางใบเต็มที่',
      ja: '満帆で進む',
      id: 'Layar terkembang penuh',
    },
    kind: 'VALID_SUM',
    category: 'RNG',
    target: 200_000n,
    cycle: 'WEEKLY',
    reward: 2000n,
    budget: 5_000_000n,
    sort: 20,
  },
  {
    ...shared,
    names: {
      en: 'Cargo on board',
      ar: 'الحمولة على المتن',
      'zh-Hans': '货物上船',
      vi: 'Hàng đã lên tàu',
      th: 'สินค้าขึ้นเรือ',
      ja: '積み荷を船へ',
      id: 'Muatan di kapal',
    },
    kind: 'DEPOSIT_SUM',
    target: 100_000n,
    cycle: 'WEEKLY',
    needsJoin: true,
    reward: 1500n,
    multiple: 3,
    budget: 5_000_000n,
    sort: 30,
  },
  {
    ...shared,
    names: {
      en: 'Five harbours',
      ar: 'خمسة موانئ',
      'zh-Hans': '五座港湾',
      vi: 'Năm bến cảng',
      th: 'ห้าท่าเรือ',
      ja: '五つの港',
      id: 'Lima pelabuhan',
    },
    kind: 'DEPOSIT_COUNT',
    target: 5n,
    cycle: 'ONCE',
    reward: 5000n,
    budget: 10_000_000n,
    sort: 40,
  },
  {
    ...shared,
    names: {
      en: 'The long voyage',
      ar: 'الرحلة الطويلة',
      'zh-Hans': '远航',
      vi: 'Hải trình dài',
      th: 'การเดินเรือทางไกล',
      ja: '長い航海',
      id: 'Pelayaran panjang',
    },
    kind: 'VALID_SUM',
    target: 10_000_000n,
    cycle: 'WEEKLY',
    minVip: 3,
    reward: 20_000n,
    multiple: 2,
    budget: 20_000_000n,
    sort: 50,
  },
];

type DemoBoard = Omit<BoardForm, 'opensOn' | 'closesOn'> & {
  /** The day of the past on which it begins, and how many it lasts. */
  readonly dayNumber: number;
  readonly days: number;
};

/** One that was paid a short time ago, and one that runs when the site opens its doors. */
export const demoBoards: readonly DemoBoard[] = [
  {
    dayNumber: 22,
    days: 7,
    names: {
      en: 'Week of the reels',
      ar: 'أسبوع البكرات',
      'zh-Hans': '卷轴周',
      vi: 'Tuần lễ guồng quay',
      th: 'สัปดาห์แห่งวงล้อ',
      ja: 'リールの1週間',
      id: 'Pekan gulungan',
    },
    metric: 'ROUNDS',
    category: 'RNG',
    prizes: [50_000n, 25_000n, 10_000n, 5000n, 5000n],
    multiple: 1,
  },
  {
    dayNumber: 29,
    days: 14,
    names: {
      en: 'Regatta',
      ar: 'سباق القوارب',
      'zh-Hans': '帆船赛',
      vi: 'Đua thuyền buồm',
      th: 'แข่งเรือใบ',
      ja: 'レガッタ',
      id: 'Regatta',
    },
    metric: 'VALID_SUM',
    category: null,
    prizes: [100_000n, 50_000n, 25_000n, 10_000n, 10_000n, 5000n, 5000n, 5000n],
    multiple: 1,
  },
];
