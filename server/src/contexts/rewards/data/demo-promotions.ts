import type { PromotionOffer, PromotionTexts, Wagering } from '../promotions/terms.ts';

/** A promotion of the demo brand; days are counted from the opening of the site. */
export interface DemoPromotion {
  readonly name: string;
  readonly opensOnDay: number;
  readonly closesOnDay: number;
  readonly offer: Omit<PromotionOffer, 'opensAt' | 'closesAt'>;
  readonly texts: PromotionTexts;
  readonly budget: string;
  readonly mostClaims: number | null;
}

const everywhere: Wagering['weights'] = [
  { category: 'RNG', percent: 100 },
  { category: 'FISH', percent: 100 },
  { category: 'SPORTS', percent: 100 },
  { category: 'ESPORTS', percent: 100 },
  { category: 'LOTT', percent: 50 },
  { category: 'ELOTT', percent: 50 },
  { category: 'LIVE', percent: 20 },
];

const wagering: Wagering = {
  base: 'BONUS',
  multiple: 5,
  weights: everywhere,
  excludedGames: [],
  maxStakeAmount: '200.00',
  days: 14,
  winningsPolicy: 'PRO_RATA',
};

const offer = {
  cycle: 'ONCE',
  newWithinDays: null,
  leastAmount: null,
  isReviewed: false,
  wagering,
} as const satisfies Partial<PromotionOffer>;

const nothing = { amount: null, basisPoints: null, capAmount: null, tiers: [] };

export const demoPromotions: readonly DemoPromotion[] = [
  {
    name: 'welcome',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'SIGNUP',
      art: 'gift',
      newWithinDays: 14,
      reward: { ...nothing, kind: 'FIXED', amount: '88.00' },
    },
    texts: {
      en: {
        title: 'Welcome aboard',
        lead: 'A gift for opening an account. No deposit needed.',
        rules:
          'Open an account, join here within two weeks, and take the gift.\n\nOne gift for each person, household and device. Accounts that belong together share one.',
      },
      ar: {
        title: 'أهلًا بك على متن السفينة',
        lead: 'هدية لكل من يفتح حسابًا، دون أي إيداع.',
        rules:
          'افتح حسابًا، واشترك هنا خلال أسبوعين، ثم استلم الهدية.\n\nهدية واحدة لكل شخص ومنزل وجهاز. والحسابات المرتبطة ببعضها تتقاسم هدية واحدة.',
      },
    },
    budget: '250000.00',
    mostClaims: null,
  },
  {
    name: 'first-deposit',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'FIRST_DEPOSIT',
      art: 'coins',
      newWithinDays: 60,
      leastAmount: '100.00',
      reward: { ...nothing, kind: 'PERCENT', basisPoints: 10_000, capAmount: '1000.00' },
      wagering: { ...wagering, base: 'DEPOSIT_PLUS_BONUS', multiple: 8, maxStakeAmount: '100.00' },
    },
    texts: {
      en: {
        title: 'Your first deposit, doubled',
        lead: 'What you pay in first, we put beside it.',
        rules:
          'Join before you deposit. The bonus follows the deposit and waits in your reward centre.\n\nYour deposit stays yours: give the bonus up whenever you like.',
      },
      ar: {
        title: 'إيداعك الأول مضاعف',
        lead: 'نضيف مثل ما تودعه أول مرة.',
        rules:
          'اشترك قبل أن تودع. تتبع المكافأة الإيداع وتنتظرك في مركز المكافآت.\n\nيبقى إيداعك لك: يمكنك التخلي عن المكافأة متى شئت.',
      },
    },
    budget: '500000.00',
    mostClaims: null,
  },
  {
    name: 'daily-top-up',
    opensOnDay: 2,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'DEPOSIT',
      art: 'tide',
      cycle: 'DAILY',
      leastAmount: '200.00',
      reward: { ...nothing, kind: 'PERCENT', basisPoints: 1000, capAmount: '300.00' },
      wagering: { ...wagering, multiple: 6, days: 7 },
    },
    texts: {
      en: {
        title: 'A tenth more, every day',
        lead: 'One deposit a day brings a tenth on top.',
        rules:
          'Join on the day of the deposit. Each day of the site starts anew, and one deposit a day counts.',
      },
      ar: {
        title: 'عُشر إضافي كل يوم',
        lead: 'إيداع واحد في اليوم يمنحك عُشرًا فوقه.',
        rules: 'اشترك في يوم الإيداع نفسه. يبدأ كل يوم من جديد، ويُحتسب إيداع واحد في اليوم.',
      },
    },
    budget: '300000.00',
    mostClaims: null,
  },
  {
    name: 'weekly-ladder',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'BET_VOLUME',
      art: 'ladder',
      cycle: 'WEEKLY',
      reward: {
        ...nothing,
        kind: 'TIERED',
        tiers: [
          { fromAmount: '2000.00', giftAmount: '18.00' },
          { fromAmount: '10000.00', giftAmount: '88.00' },
          { fromAmount: '50000.00', giftAmount: '388.00' },
        ],
      },
      wagering: { ...wagering, multiple: 1, maxStakeAmount: null, days: 7 },
    },
    texts: {
      en: {
        title: 'The weekly ladder',
        lead: 'Every step that you play in a week is worth more.',
        rules:
          'Join, play, and take the highest step that you reached. Stakes from Monday to Sunday count once they are settled; the next week starts at the bottom.',
      },
      ar: {
        title: 'سُلّم الأسبوع',
        lead: 'كل درجة تبلغها خلال الأسبوع أثمن من سابقتها.',
        rules:
          'اشترك والعب ثم استلم أعلى درجة بلغتها. تُحتسب الرهانات المسوّاة من الاثنين إلى الأحد، ويبدأ الأسبوع التالي من الأسفل.',
      },
    },
    budget: '200000.00',
    mostClaims: null,
  },
  {
    name: 'lucky-round',
    opensOnDay: 1,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'LUCKY_BET',
      art: 'star',
      cycle: 'WEEKLY',
      isReviewed: true,
      reward: { ...nothing, kind: 'FIXED', amount: '66.00' },
      wagering: { ...wagering, multiple: 1, maxStakeAmount: null, days: 7 },
    },
    texts: {
      en: {
        title: 'Show us your lucky round',
        lead: 'A win of fifty times the stake? Send us its number.',
        rules:
          'Write the number of the round and, if you like, add up to three pictures. Somebody looks at it within a day.\n\nThe round has to be of this week and of your own account.',
      },
      ar: {
        title: 'أرنا جولتك المحظوظة',
        lead: 'هل ربحت خمسين ضعف رهانك؟ أرسل لنا رقم الجولة.',
        rules:
          'اكتب رقم الجولة، وأضف إن شئت حتى ثلاث صور. سيراجعها أحدنا خلال يوم.\n\nيجب أن تكون الجولة من هذا الأسبوع ومن حسابك أنت.',
      },
    },
    budget: '60000.00',
    mostClaims: null,
  },
  {
    name: 'early-birds',
    opensOnDay: 1,
    closesOnDay: 300,
    offer: {
      ...offer,
      type: 'MANUAL',
      art: 'calendar',
      isReviewed: true,
      reward: { ...nothing, kind: 'FIXED', amount: '128.00' },
    },
    texts: {
      en: {
        title: 'Bring your story',
        lead: 'Tell us how you found us. The first hundred stories are rewarded.',
        rules:
          'A few words are enough, a picture is welcome. One story for each member; a hundred are rewarded, and then the offer is closed.',
      },
      ar: {
        title: 'شاركنا قصتك',
        lead: 'أخبرنا كيف وجدتنا. نكافئ أول مئة قصة.',
        rules:
          'تكفي بضع كلمات، والصورة مرحّب بها. قصة واحدة لكل عضو، ونكافئ مئة قصة ثم يُغلق العرض.',
      },
    },
    budget: '12800.00',
    mostClaims: 100,
  },
  {
    name: 'opening-week',
    opensOnDay: 0,
    closesOnDay: 7,
    offer: {
      ...offer,
      type: 'SIGNUP',
      art: 'calendar',
      newWithinDays: 7,
      reward: { ...nothing, kind: 'FIXED', amount: '28.00' },
      wagering: { ...wagering, multiple: 3 },
    },
    texts: {
      en: {
        title: 'Opening week',
        lead: 'For everybody who was there when the lights went on.',
        rules: 'Joined and taken in the first week of the site.',
      },
      ar: {
        title: 'أسبوع الافتتاح',
        lead: 'لكل من كان هنا حين أضيئت الأنوار.',
        rules: 'الاشتراك والاستلام خلال الأسبوع الأول من عمر الموقع.',
      },
    },
    budget: '5000.00',
    mostClaims: null,
  },
  {
    name: 'spring-tide',
    opensOnDay: 40,
    closesOnDay: 70,
    offer: {
      ...offer,
      type: 'DEPOSIT',
      art: 'tide',
      leastAmount: '500.00',
      reward: { ...nothing, kind: 'PERCENT', basisPoints: 5000, capAmount: '2000.00' },
      wagering: { ...wagering, base: 'DEPOSIT_PLUS_BONUS', multiple: 6 },
    },
    texts: {
      en: {
        title: 'Spring tide',
        lead: 'Half of a deposit on top, once, for a month.',
        rules: 'Opens on the date above. Join first, then deposit.',
      },
      ar: {
        title: 'مدّ الربيع',
        lead: 'نصف الإيداع إضافةً، مرة واحدة ولمدة شهر.',
        rules: 'يبدأ في التاريخ المذكور أعلاه. اشترك أولًا ثم أودع.',
      },
    },
    budget: '400000.00',
    mostClaims: null,
  },
];
