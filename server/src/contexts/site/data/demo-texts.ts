import type { SiteConfiguration } from '../configuration.ts';

export const demoBanners: SiteConfiguration['banners'] = [
  {
    id: 'bnr_tide',
    groupName: 'w_home',
    title: { en: 'Play by moonlight', ar: 'العب على ضوء القمر' },
    text: {
      en: 'Ten thousand house slots, each with its return stated before you bet.',
      ar: 'عشرة آلاف لعبة سلوت من إنتاجنا، ونسبة العائد لكل منها معلنة قبل الرهان.',
    },
    action: { en: 'See slots', ar: 'تصفّح ألعاب السلوت' },
    palette: 'chips',
    url: '/art/b/chips-tide-1.svg',
    linkageType: 'PAGE',
    link: '/rng',
  },
  {
    id: 'bnr_demo',
    groupName: 'w_home',
    title: { en: 'A demo with demo credit', ar: 'موقع تجريبي برصيد تجريبي' },
    text: {
      en: 'Every new account starts with demo credit. It is not money and cannot be withdrawn.',
      ar: 'يبدأ كل حساب جديد برصيد تجريبي. هذا الرصيد ليس نقودًا ولا يمكن سحبه.',
    },
    action: { en: 'Register', ar: 'سجّل الآن' },
    palette: 'gift',
    url: '/art/b/gift-demo-1.svg',
    linkageType: 'PAGE',
    link: '/register',
  },
  {
    id: 'bnr_fair',
    groupName: 'w_home',
    title: { en: 'Check every round yourself', ar: 'تحقّق من كل جولة بنفسك' },
    text: {
      en: 'Each result is committed before you play and can be recomputed after.',
      ar: 'تُثبَّت كل نتيجة قبل أن تلعب، ويمكنك إعادة حسابها بعد ذلك.',
    },
    action: { en: 'Hot games', ar: 'الألعاب الرائجة' },
    palette: 'ticket',
    url: '/art/b/ticket-fair-1.svg',
    linkageType: 'PAGE',
    link: '/hot',
  },
];

export const demoNotices: SiteConfiguration['notices'] = [
  {
    id: 'ntc_welcome',
    title: { en: 'Welcome to the demo site', ar: 'مرحبًا بك في الموقع التجريبي' },
    content: {
      en: 'Accounts here hold demo credit. No deposit is taken and nothing is paid out.',
      ar: 'تحتوي الحسابات هنا على رصيد تجريبي. لا نستقبل أي إيداع ولا ندفع أي مبلغ.',
    },
    promotionType: 'B',
    execution: 'B',
    time: '2026-11-01T00:00:00Z',
  },
  {
    id: 'ntc_trial',
    title: { en: 'Try free without an account', ar: 'جرّب مجانًا بدون حساب' },
    content: {
      en: 'Free play uses fun money and the same results as real play.',
      ar: 'يستخدم اللعب المجاني نقودًا وهمية وبنفس نتائج اللعب الحقيقي.',
    },
    promotionType: 'PL',
    execution: 'B',
    time: '2026-11-02T00:00:00Z',
  },
];
