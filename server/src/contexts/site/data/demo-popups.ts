import type { SiteConfiguration } from '../configuration.ts';

type Notice = SiteConfiguration['notices'][number];

const always: Pick<Notice, 'showFrom' | 'showTo' | 'audience'> = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], login: 'all', device: 'all' },
};

/** What opens over the page once in a session, for each of the three who may see one, and an offer. */
export const demoPopups: SiteConfiguration['notices'] = [
  {
    id: 'ntc_popup_visitor',
    title: {
      EN: 'Have a look around',
      AR: 'تجوّل كما تشاء',
      CN: '随便看看',
      VN: 'Mời bạn xem quanh',
      TH: 'เชิญชมได้ตามสบาย',
      JP: 'どうぞご覧ください',
      ID: 'Silakan lihat-lihat',
    },
    content: {
      EN: 'This is a demo: no real money moves. Try a game free without an account, or join and get demo credit.',
      AR: 'هذا موقع تجريبي ولا ينتقل فيه مال حقيقي. جرّب لعبة مجانًا دون حساب، أو انضم واحصل على رصيد تجريبي.',
      CN: '这是演示站点，不涉及真实资金。无需账号即可免费试玩，注册后还可获得演示额度。',
      VN: 'Đây là trang demo, không có tiền thật. Chơi thử không cần tài khoản, hoặc đăng ký để nhận tiền demo.',
      TH: 'นี่คือเว็บสาธิต ไม่มีเงินจริงเคลื่อนไหว ทดลองเล่นฟรีโดยไม่ต้องมีบัญชี หรือสมัครเพื่อรับเครดิตทดลอง',
      JP: 'ここはデモサイトで、実際のお金は動きません。アカウントなしで無料プレイするか、登録してデモクレジットを受け取ってください。',
      ID: 'Ini situs demo: tidak ada uang sungguhan. Coba game gratis tanpa akun, atau daftar dan dapatkan kredit demo.',
    },
    promotionType: 'PU',
    execution: 'B',
    time: '2026-11-03T00:00:00Z',
    ...always,
  },
  {
    id: 'ntc_popup_first',
    title: {
      EN: 'Your account is ready',
      AR: 'حسابك جاهز',
      CN: '您的账号已就绪',
      VN: 'Tài khoản của bạn đã sẵn sàng',
      TH: 'บัญชีของคุณพร้อมแล้ว',
      JP: 'アカウントの準備ができました',
      ID: 'Akun Anda siap',
    },
    content: {
      EN: 'Demo credit is in your balance. Set a limit that suits you before you begin: it takes a minute.',
      AR: 'الرصيد التجريبي في حسابك. ضع حدًّا يناسبك قبل أن تبدأ: لا يستغرق ذلك سوى دقيقة.',
      CN: '演示额度已到账。开始之前，请设置适合您的限额，只需一分钟。',
      VN: 'Tiền demo đã có trong số dư. Hãy đặt giới hạn phù hợp trước khi bắt đầu, chỉ mất một phút.',
      TH: 'เครดิตทดลองอยู่ในยอดเงินแล้ว ตั้งวงเงินที่เหมาะกับคุณก่อนเริ่ม ใช้เวลาเพียงหนึ่งนาที',
      JP: 'デモクレジットが残高に入りました。始める前に、ご自身に合った上限を設定してください。1分で終わります。',
      ID: 'Kredit demo ada di saldo Anda. Tetapkan batas yang cocok sebelum mulai: hanya butuh satu menit.',
    },
    promotionType: 'PU',
    execution: 'F',
    time: '2026-11-03T00:00:00Z',
    ...always,
  },
  {
    id: 'ntc_popup_member',
    title: {
      EN: 'Welcome back',
      AR: 'مرحبًا بعودتك',
      CN: '欢迎回来',
      VN: 'Mừng bạn trở lại',
      TH: 'ยินดีต้อนรับกลับ',
      JP: 'おかえりなさい',
      ID: 'Selamat datang kembali',
    },
    content: {
      EN: 'What waits for you stands in the reward centre and in your messages.',
      AR: 'ما ينتظرك تجده في مركز المكافآت وفي رسائلك.',
      CN: '待领取的奖励在奖励中心，通知在您的消息中。',
      VN: 'Những gì đang chờ bạn có trong trung tâm thưởng và hộp tin nhắn.',
      TH: 'สิ่งที่รอคุณอยู่ในศูนย์รางวัลและกล่องข้อความ',
      JP: '受け取れる特典は特典センターに、お知らせはメッセージにあります。',
      ID: 'Yang menunggu Anda ada di pusat hadiah dan di pesan Anda.',
    },
    promotionType: 'PU',
    execution: 'A',
    time: '2026-11-03T00:00:00Z',
    ...always,
  },
  {
    id: 'ntc_promotions',
    title: {
      EN: 'What the promotions give',
      AR: 'ما تقدمه العروض',
      CN: '优惠活动内容',
      VN: 'Khuyến mãi mang lại gì',
      TH: 'โปรโมชันให้อะไรบ้าง',
      JP: 'プロモーションの内容',
      ID: 'Apa yang diberikan promosi',
    },
    content: {
      EN: 'Each promotion says what it gives, what has to be played for it, and until when.',
      AR: 'يذكر كل عرض ما يقدمه، وما يجب لعبه مقابله، وحتى متى.',
      CN: '每项优惠均说明奖励内容、流水要求和截止时间。',
      VN: 'Mỗi khuyến mãi nêu rõ phần thưởng, mức cược cần đạt và thời hạn.',
      TH: 'แต่ละโปรโมชันบอกว่าให้อะไร ต้องเล่นเท่าไร และถึงเมื่อใด',
      JP: '各プロモーションには、特典の内容、必要なプレイ額、期限が記載されています。',
      ID: 'Setiap promosi menyebutkan apa yang diberikan, berapa yang harus dimainkan, dan sampai kapan.',
    },
    promotionType: 'PR',
    execution: 'A',
    time: '2026-10-30T00:00:00Z',
    ...always,
  },
];
