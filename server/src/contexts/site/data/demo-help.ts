import type { SiteConfiguration } from '../configuration.ts';

/** What visitors and members of the demo site ask first. */
export const demoHelp: SiteConfiguration['help'] = [
  {
    id: 'account',
    title: { EN: 'Account', AR: 'الحساب' },
    articles: [
      {
        id: 'open-account',
        title: { EN: 'How to open an account', AR: 'كيف تفتح حساباً' },
        content: {
          EN: 'Press Register, choose a name and a password, and confirm your age. It takes a minute.\n\nA new account of this demo site starts with demo credit. It is not money and cannot be withdrawn.',
          AR: 'اضغط على إنشاء حساب، واختر اسماً وكلمة مرور، وأكد عمرك. يستغرق ذلك دقيقة.\n\nيبدأ كل حساب جديد في هذا الموقع التجريبي برصيد تجريبي. ليس نقوداً ولا يمكن سحبه.',
        },
      },
      {
        id: 'forgot-password',
        title: { EN: 'I forgot my password', AR: 'نسيت كلمة المرور' },
        content: {
          EN: 'Press Forgot under the login. You get a temporary password by e-mail, or a code on your mobile number if the account has one.\n\nThe old password keeps working until you choose a new one.',
          AR: 'اضغط على نسيت كلمة المرور أسفل تسجيل الدخول. تصلك كلمة مرور مؤقتة بالبريد، أو رمز على رقم جوالك إن كان مسجلاً.\n\nتبقى كلمة المرور القديمة صالحة حتى تختار كلمة جديدة.',
        },
      },
      {
        id: 'safe-account',
        title: { EN: 'How to keep an account safe', AR: 'كيف تحافظ على أمان حسابك' },
        content: {
          EN: 'Use a password that you use nowhere else, and bind an authenticator app. We never ask for either of them.\n\nYour page shows where you are signed in. End every session that you do not know.',
          AR: 'استخدم كلمة مرور لا تستخدمها في مكان آخر، واربط تطبيق مصادقة. نحن لا نطلب أياً منهما أبداً.\n\nتعرض صفحتك أين سجلت الدخول. أنهِ كل جلسة لا تعرفها.',
        },
      },
    ],
  },
  {
    id: 'games',
    title: { EN: 'Games', AR: 'الألعاب' },
    articles: [
      {
        id: 'free-trial',
        title: { EN: 'What a free trial is', AR: 'ما هي التجربة المجانية' },
        content: {
          EN: 'A free trial is played with fun money and the same chances as any other round. Wins of a trial are not paid out.\n\nGames that offer one have Free trial on their tile.',
          AR: 'تُلعب التجربة المجانية بنقود وهمية وبالفرص نفسها في أي جولة أخرى. لا تُدفع أرباح التجربة.\n\nتظهر عبارة تجربة مجانية على الألعاب التي تقدمها.',
        },
      },
      {
        id: 'check-round',
        title: { EN: 'How to check a round', AR: 'كيف تتحقق من جولة' },
        content: {
          EN: 'The server commits to a secret before you play and shows it afterwards. With it and your own seed each result can be computed again.\n\nOpen the round in your betting record and press Check.',
          AR: 'يلتزم الخادم بسر قبل أن تلعب ويكشفه بعد ذلك. به وببذرتك يمكن حساب كل نتيجة من جديد.\n\nافتح الجولة في سجل الرهانات واضغط على تحقق.',
        },
      },
      {
        id: 'broken-off',
        title: { EN: 'The line broke in the middle of a round', AR: 'انقطع الاتصال أثناء الجولة' },
        content: {
          EN: 'A round is decided and paid before it is shown. When you open the game again it shows you the round that you missed.',
          AR: 'تُحسم الجولة وتُدفع قبل عرضها. عندما تفتح اللعبة مرة أخرى تعرض لك الجولة التي فاتتك.',
        },
      },
    ],
  },
  {
    id: 'records',
    title: { EN: 'Balance and records', AR: 'الرصيد والسجلات' },
    articles: [
      {
        id: 'find-bets',
        title: { EN: 'Where my bets are', AR: 'أين أجد رهاناتي' },
        content: {
          EN: 'Betting record lists every round with its stake and its win. Account record lists every movement of your balance. Both can be saved as a file.',
          AR: 'يعرض سجل الرهانات كل جولة مع رهانها وربحها. ويعرض سجل الحساب كل حركة في رصيدك. يمكن حفظ كليهما كملف.',
        },
      },
      {
        id: 'wrong-balance',
        title: { EN: 'My balance looks wrong', AR: 'رصيدي يبدو غير صحيح' },
        content: {
          EN: 'Press the arrow beside the balance to read it again. Every movement stands in the account record with the balance after it. If one of them is not yours, write to us at once.',
          AR: 'اضغط على السهم بجانب الرصيد لقراءته من جديد. كل حركة مسجلة في سجل الحساب مع الرصيد بعدها. إذا لم تكن إحداها لك، فاكتب إلينا فوراً.',
        },
      },
    ],
  },
  {
    id: 'safe-play',
    title: { EN: 'Playing safely', AR: 'اللعب بأمان' },
    articles: [
      {
        id: 'within-limits',
        title: { EN: 'How to play within your limits', AR: 'كيف تلعب ضمن حدودك' },
        content: {
          EN: 'Decide before you play how much time and credit you spend, and stop when it is spent. The strip above a game shows how long you have played and your net result.',
          AR: 'قرر قبل اللعب كم من الوقت والرصيد ستنفق، وتوقف عندما ينفد. يعرض الشريط أعلى اللعبة مدة لعبك وصافي نتيجتك.',
        },
      },
    ],
  },
];
