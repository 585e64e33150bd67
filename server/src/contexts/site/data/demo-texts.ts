import type { SiteConfiguration } from '../configuration.ts';

export const demoBanners: SiteConfiguration['banners'] = [
  {
    id: 'bnr_tide',
    groupName: 'w_home',
    title: { EN: 'Play by moonlight', AR: 'العب على ضوء القمر' },
    text: {
      EN: 'Nearly ten thousand house slots, each with its return stated before you bet.',
      AR: 'قرابة عشرة آلاف لعبة سلوت من إنتاجنا، ونسبة العائد لكل منها معلنة قبل الرهان.',
    },
    action: { EN: 'See slots', AR: 'تصفّح ألعاب السلوت' },
    palette: 'chips',
    url: '/art/b/chips-tide-1.svg',
    linkageType: 'PAGE',
    link: '/rng',
    showFrom: null,
    showTo: null,
  },
  {
    id: 'bnr_demo',
    groupName: 'w_home',
    title: { EN: 'A demo with demo credit', AR: 'موقع تجريبي برصيد تجريبي' },
    text: {
      EN: 'Every new account starts with demo credit. It is not money and cannot be withdrawn.',
      AR: 'يبدأ كل حساب جديد برصيد تجريبي. هذا الرصيد ليس نقودًا ولا يمكن سحبه.',
    },
    action: { EN: 'Register', AR: 'سجّل الآن' },
    palette: 'gift',
    url: '/art/b/gift-demo-1.svg',
    linkageType: 'PAGE',
    link: '/register',
    showFrom: null,
    showTo: null,
  },
  {
    id: 'bnr_fair',
    groupName: 'w_home',
    title: { EN: 'Check every round yourself', AR: 'تحقّق من كل جولة بنفسك' },
    text: {
      EN: 'Each result is committed before you play and can be recomputed after.',
      AR: 'تُثبَّت كل نتيجة قبل أن تلعب، ويمكنك إعادة حسابها بعد ذلك.',
    },
    action: { EN: 'Hot games', AR: 'الألعاب الرائجة' },
    palette: 'ticket',
    url: '/art/b/ticket-fair-1.svg',
    linkageType: 'PAGE',
    link: '/hot',
    showFrom: null,
    showTo: null,
  },
];

export const demoNotices: SiteConfiguration['notices'] = [
  {
    id: 'ntc_welcome',
    title: { EN: 'Welcome to the demo site', AR: 'مرحبًا بك في الموقع التجريبي' },
    content: {
      EN: 'Accounts here hold demo credit. You can try deposits and withdrawals: a simulator stands for the banks, and no real money moves.',
      AR: 'تحتوي الحسابات هنا على رصيد تجريبي. يمكنك تجربة الإيداع والسحب: محاكٍ يمثّل البنوك، ولا ينتقل مال حقيقي.',
    },
    promotionType: 'B',
    execution: 'B',
    time: '2026-11-01T00:00:00Z',
    showFrom: null,
    showTo: null,
  },
  {
    id: 'ntc_trial',
    title: { EN: 'Try free without an account', AR: 'جرّب مجانًا بدون حساب' },
    content: {
      EN: 'Free play uses fun money and the same results as real play.',
      AR: 'يستخدم اللعب المجاني نقودًا وهمية وبنفس نتائج اللعب الحقيقي.',
    },
    promotionType: 'PL',
    execution: 'B',
    time: '2026-11-02T00:00:00Z',
    showFrom: null,
    showTo: null,
  },
  {
    id: 'ntc_favourites',
    title: { EN: 'Favourites and recent games', AR: 'الألعاب المفضلة والأخيرة' },
    content: {
      EN: 'Press the heart on a game to keep it. Favourites and the games that you played last stand on the home page and in your member centre.',
      AR: 'اضغط على القلب فوق أي لعبة للاحتفاظ بها. تجد المفضلة وآخر الألعاب التي لعبتها في الصفحة الرئيسية وفي مركز الأعضاء.',
    },
    promotionType: 'PL',
    execution: 'A',
    time: '2026-11-10T00:00:00Z',
    showFrom: null,
    showTo: null,
  },
  {
    id: 'ntc_limits',
    title: { EN: 'Play within your limits', AR: 'العب ضمن حدودك' },
    content: {
      EN: 'Decide beforehand how much time and credit you spend. The help centre says how to keep to it.',
      AR: 'قرر مسبقاً كم من الوقت والرصيد ستنفق. يشرح مركز المساعدة كيف تلتزم بذلك.',
    },
    promotionType: 'H',
    execution: 'A',
    time: '2026-11-12T00:00:00Z',
    showFrom: null,
    showTo: null,
  },
];
