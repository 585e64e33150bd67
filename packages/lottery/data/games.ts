import type { FamilyName } from '../src/draw.ts';
import type { InHouseSchedule } from '../src/schedule/in-house.ts';
import type { RealSchedule } from '../src/schedule/real-schedule.ts';

export interface InHouseGame {
  readonly gameCode: string;
  readonly family: FamilyName;
  readonly schedule: InHouseSchedule;
  readonly modes: readonly ('ELOTT' | 'LOTT' | 'ZY' | 'SEA' | 'TCG_LOTTO_VN')[];
}

export interface RealGame {
  readonly gameCode: string;
  /** A Malaysian draw is played as 4D and in Thai style. */
  readonly families: readonly FamilyName[];
  readonly schedule: RealSchedule;
}

const china = 480;
const indochina = 420;

const leads: Readonly<Record<number, number>> = { 60: 5, 180: 10, 300: 15, 600: 30 };

function inHouse(
  gameCode: string,
  family: FamilyName,
  intervalSeconds: number,
  modes: InHouseGame['modes'],
  zone = china,
): InHouseGame {
  const leadSeconds = leads[intervalSeconds] ?? 15;
  return { gameCode, family, schedule: { intervalSeconds, leadSeconds, zone }, modes };
}

const officialAndCredit: InHouseGame['modes'] = ['ELOTT', 'LOTT', 'ZY'];
const credit: InHouseGame['modes'] = ['ELOTT', 'ZY'];

// lottery.md A3.1. Yeekee keeps its own clock and is not in the list.
export const inHouseGames: readonly InHouseGame[] = [
  inHouse('SSC1M', 'ssc', 60, officialAndCredit),
  inHouse('SSC3M', 'ssc', 180, officialAndCredit),
  inHouse('SSC5M', 'ssc', 300, officialAndCredit),
  inHouse('SSC10M', 'ssc', 600, officialAndCredit),
  inHouse('D31M', 'd3', 60, officialAndCredit),
  inHouse('D35M', 'd3', 300, officialAndCredit),
  inHouse('X51M', 'x5', 60, officialAndCredit),
  inHouse('X53M', 'x5', 180, officialAndCredit),
  inHouse('X55M', 'x5', 300, officialAndCredit),
  inHouse('K31M', 'k3', 60, officialAndCredit),
  inHouse('K33M', 'k3', 180, officialAndCredit),
  inHouse('K35M', 'k3', 300, officialAndCredit),
  inHouse('PK1M', 'pk', 60, officialAndCredit),
  inHouse('PK3M', 'pk', 180, officialAndCredit),
  inHouse('PK5M', 'pk', 300, officialAndCredit),
  inHouse('PC1M', 'pc', 60, credit),
  inHouse('PC3M', 'pc', 180, credit),
  inHouse('KL85M', 'kl8', 300, officialAndCredit),
  inHouse('LHC1M', 'lhc', 60, credit),
  inHouse('LHC5M', 'lhc', 300, credit),
  inHouse('LHC10M', 'lhc', 600, credit),
  inHouse('VNN1M', 'vnn', 60, ['TCG_LOTTO_VN'], indochina),
  inHouse('VNN5M', 'vnn', 300, ['TCG_LOTTO_VN'], indochina),
  inHouse('VNS1M', 'vns', 60, ['TCG_LOTTO_VN'], indochina),
  inHouse('VNS5M', 'vns', 300, ['TCG_LOTTO_VN'], indochina),
  inHouse('HN5M', 'hn', 300, ['SEA'], indochina),
  inHouse('TG5M', 'tg', 300, ['SEA'], indochina),
  inHouse('FD5M', 'fdmy', 300, ['SEA']),
];

const daily = [0, 1, 2, 3, 4, 5, 6];
const wednesdayAndWeekend = [0, 3, 6];

function clock(hour: number, minute: number): number {
  return (hour * 60 + minute) * 60;
}

// lottery.md A3.2, with the default days; moved draws are published by the operator. A draw that takes
// a while counts from its first prize, the Thai one from its last, because betting goes on during it.
// PC28CA has no schedule of its own: its feed numbers and times every draw.
export const realGames: readonly RealGame[] = [
  {
    gameCode: 'D3CN',
    families: ['d3'],
    schedule: { zone: china, drawsAtSecond: clock(21, 15), closesAtSecond: clock(21, 0), days: daily, issueForm: 'yyyyNNN' },
  },
  {
    gameCode: 'P3CN',
    families: ['d3'],
    schedule: { zone: china, drawsAtSecond: clock(21, 25), closesAtSecond: clock(21, 0), days: daily, issueForm: 'yyNNN' },
  },
  {
    gameCode: 'P5CN',
    families: ['ssc'],
    schedule: { zone: china, drawsAtSecond: clock(21, 25), closesAtSecond: clock(21, 0), days: daily, issueForm: 'yyNNN' },
  },
  {
    gameCode: 'KL8CN',
    families: ['kl8'],
    schedule: { zone: china, drawsAtSecond: clock(21, 30), closesAtSecond: clock(21, 0), days: daily, issueForm: 'yyyyNNN' },
  },
  {
    gameCode: 'LHCHK',
    families: ['lhc'],
    schedule: { zone: china, drawsAtSecond: clock(21, 30), closesAtSecond: clock(21, 15), days: [2, 4, 6], issueForm: 'yy/NNN' },
  },
  {
    gameCode: 'VNNORTH',
    families: ['vnn'],
    schedule: { zone: indochina, drawsAtSecond: clock(18, 15), closesAtSecond: clock(18, 10), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'VNSOUTH',
    families: ['vns'],
    schedule: { zone: indochina, drawsAtSecond: clock(16, 15), closesAtSecond: clock(16, 10), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'VNCENTRAL',
    families: ['vns'],
    schedule: { zone: indochina, drawsAtSecond: clock(17, 15), closesAtSecond: clock(17, 10), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'THGOV',
    families: ['th'],
    schedule: { zone: indochina, drawsAtSecond: clock(16, 0), closesAtSecond: clock(15, 20), days: 'thai', issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'LAGOV',
    families: ['la'],
    schedule: { zone: indochina, drawsAtSecond: clock(20, 30), closesAtSecond: clock(20, 20), days: [1, 3, 5], issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'HNSPECIAL',
    families: ['hn'],
    schedule: { zone: indochina, drawsAtSecond: clock(17, 30), closesAtSecond: clock(17, 25), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'HNNORMAL',
    families: ['hn'],
    schedule: { zone: indochina, drawsAtSecond: clock(18, 30), closesAtSecond: clock(18, 10), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'HNVIP',
    families: ['hn'],
    schedule: { zone: indochina, drawsAtSecond: clock(19, 30), closesAtSecond: clock(19, 25), days: daily, issueForm: 'yyyymmdd' },
  },
  ...['MYMAGNUM', 'MYTOTO', 'MYDAMACAI'].map((gameCode): RealGame => ({
    gameCode,
    families: ['fdmy', 'my'],
    schedule: { zone: china, drawsAtSecond: clock(19, 0), closesAtSecond: clock(18, 45), days: wednesdayAndWeekend, issueForm: 'yyyymmdd' },
  })),
  {
    gameCode: 'SG4D',
    families: ['fdsg'],
    schedule: { zone: china, drawsAtSecond: clock(18, 30), closesAtSecond: clock(18, 0), days: wednesdayAndWeekend, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'TGSG',
    families: ['tg'],
    schedule: { zone: indochina, drawsAtSecond: clock(17, 45), closesAtSecond: clock(17, 30), days: [0, 1, 3, 4, 6], issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'TGHK',
    families: ['tg'],
    schedule: { zone: indochina, drawsAtSecond: clock(23, 0), closesAtSecond: clock(22, 45), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'TGSYD',
    families: ['tg'],
    schedule: { zone: indochina, drawsAtSecond: clock(13, 50), closesAtSecond: clock(13, 35), days: daily, issueForm: 'yyyymmdd' },
  },
  {
    gameCode: 'TGMACAU',
    families: ['tg'],
    schedule: { zone: indochina, drawsAtSecond: clock(22, 0), closesAtSecond: clock(21, 45), days: daily, issueForm: 'yyyymmdd' },
  },
];

// Sunday first. Slugs of the provinces that draw on a weekday; the issue number ends in one of
// them.
export const provinces: Readonly<Record<'VNSOUTH' | 'VNCENTRAL', readonly (readonly string[])[]>> = {
  VNSOUTH: [
    ['tien-giang', 'kien-giang', 'da-lat'],
    ['tp-hcm', 'dong-thap', 'ca-mau'],
    ['ben-tre', 'vung-tau', 'bac-lieu'],
    ['dong-nai', 'can-tho', 'soc-trang'],
    ['tay-ninh', 'an-giang', 'binh-thuan'],
    ['vinh-long', 'binh-duong', 'tra-vinh'],
    ['tp-hcm', 'long-an', 'binh-phuoc', 'hau-giang'],
  ],
  VNCENTRAL: [
    ['kon-tum', 'khanh-hoa', 'thua-thien-hue'],
    ['phu-yen', 'thua-thien-hue'],
    ['dak-lak', 'quang-nam'],
    ['da-nang', 'khanh-hoa'],
    ['binh-dinh', 'quang-tri', 'quang-binh'],
    ['gia-lai', 'ninh-thuan'],
    ['da-nang', 'quang-ngai', 'dak-nong'],
  ],
};

// Sunday first: the city that issues the North draw.
export const northCities = [
  'thai-binh',
  'ha-noi',
  'quang-ninh',
  'bac-ninh',
  'ha-noi',
  'hai-phong',
  'nam-dinh',
] as const;
