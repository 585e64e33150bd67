export interface DemoRaffle {
  readonly days: number;
  readonly names: Readonly<Record<'en' | 'ar', string>>;
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
    names: { en: 'First landfall', ar: 'أول مرسى' },
    earnedBy: 'VALID',
    perAmount: '200',
    mostPerDay: 5,
    multiple: 1,
    prizes: ['500', '200', '100', '50', '50'],
  },
  running: {
    days: 12,
    names: { en: 'Captain’s draw', ar: 'سحب القبطان' },
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
  { names: { en: 'Evening shower', ar: 'زخة المساء' }, leastAmount: '10', mostAmount: '10' },
  { names: { en: 'Welcome rain', ar: 'مطر الترحيب' }, leastAmount: '2', mostAmount: '50' },
  { names: { en: 'Rain at high tide', ar: 'مطر المدّ' }, leastAmount: '2', mostAmount: '50' },
] as const;

export const demoRain = {
  seconds: 3600,
  budgetAmount: '600',
  packets: 60,
  grabs: 1,
  multiple: 1,
  needsDeposit: false,
} as const;

/** Waits in the reward centres of those members. */
export const demoGift = {
  names: { en: 'A month together', ar: 'شهر معًا' },
  accounts: ['demomember', 'demoagent', 'moonlit_kay'],
  amount: '28',
  multiple: 1,
} as const;
