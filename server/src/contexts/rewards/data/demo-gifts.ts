export interface DemoRaffle {
  readonly days: number;
  readonly names: Readonly<Record<string, string>>;
  readonly earnedBy: 'VALID';
  readonly perAmount: string;
  readonly mostPerDay: number;
  readonly multiple: number;
  readonly prizes: readonly string[];
}

/** One that was drawn, and one that runs when the site opens its doors. */
export const demoRaffles: Readonly<Record<'drawn' | 'running', DemoRaffle>> = {
  drawn: {
    days: 3,
    names: {
      en: 'First landfall',
      ar: 'أول مرسى',
      'zh-Hans': '初次靠岸',
      vi: 'Lần cập bến đầu tiên',
      th: 'เทียบฝั่งครั้งแรก',
      ja: '最初の上陸',
      id: 'Pendaratan pertama',
    },
    earnedBy: 'VALID',
    perAmount: '200',
    mostPerDay: 5,
    multiple: 1,
    prizes: ['500', '200', '100', '50', '50'],
  },
  running: {
    days: 12,
    names: {
      en: 'Captain’s draw',
      ar: 'سحب القبطان',
      'zh-Hans': '船长抽奖',
      vi: 'Quay số của thuyền trưởng',
      th: 'ชิงโชคของกัปตัน',
      ja: '船長の抽選会',
      id: 'Lucky draw Kapten',
    },
    earnedBy: 'VALID',
    perAmount: '300',
    mostPerDay: 10,
    multiple: 1,
    prizes: ['2000', '800', '300', '100', '100', '100'],
  },
};

/**
 * Of the last evening, of the moment when the doors open, and of the day after. What was caught is
 * the same in every telling, so the packets of that evening are alike.
 */
export const demoRains = [
  {
    names: {
      en: 'Evening shower',
      ar: 'زخة المساء',
      'zh-Hans': '傍晚阵雨',
      vi: 'Mưa rào buổi tối',
      th: 'ฝนยามเย็น',
      ja: '夕立',
      id: 'Hujan petang',
    },
    leastAmount: '10',
    mostAmount: '10',
  },
  {
    names: {
      en: 'Welcome rain',
      ar: 'مطر الترحيب',
      'zh-Hans': '欢迎红包雨',
      vi: 'Mưa lì xì chào mừng',
      th: 'ฝนอั่งเปาต้อนรับ',
      ja: '歓迎の雨',
      id: 'Hujan angpao selamat datang',
    },
    leastAmount: '2',
    mostAmount: '50',
  },
  {
    names: {
      en: 'Rain at high tide',
      ar: 'مطر المدّ',
      'zh-Hans': '涨潮红包雨',
      vi: 'Mưa lì xì lúc triều lên',
      th: 'ฝนอั่งเปายามน้ำขึ้น',
      ja: '満潮の雨',
      id: 'Hujan angpao saat pasang',
    },
    leastAmount: '2',
    mostAmount: '50',
  },
] as const;

export const demoRain = {
  seconds: 3600,
  budgetAmount: '600',
  packets: 60,
  grabs: 1,
  multiple: 1,
  needsDeposit: false,
  needsPlay: false,
  leastRank: 0,
} as const;

/** Waits in the reward centres of those members. */
export const demoGift = {
  names: {
    en: 'A month together',
    ar: 'شهر معًا',
    'zh-Hans': '相伴一月',
    vi: 'Một tháng bên nhau',
    th: 'หนึ่งเดือนด้วยกัน',
    ja: 'ご利用1か月の感謝',
    id: 'Sebulan bersama',
  },
  accounts: ['demomember', 'demoagent', 'moonlit_kay'],
  amount: '28',
  multiple: 1,
} as const;
