export interface DemoCampaign {
  /** Of the form that it was written with. */
  readonly formKey: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** One that everybody got, one that was stopped before it left, and one that waits. */
export const demoCampaigns: Readonly<Record<'sent' | 'stopped' | 'planned', DemoCampaign>> = {
  sent: {
    formKey: '0198f0ab-0000-4000-8000-00000000d000',
    titles: {
      en: 'New tables on Friday',
      ar: 'طاولات جديدة يوم الجمعة',
      'zh-Hans': '周五新桌开放',
      vi: 'Bàn mới vào thứ Sáu',
      th: 'โต๊ะใหม่วันศุกร์',
      ja: '金曜日に新しいテーブル',
      id: 'Meja baru hari Jumat',
    },
    texts: {
      en: 'Three new card tables open on Friday at eight in the evening. Have a look when you like.',
      ar: 'تُفتح ثلاث طاولات ورق جديدة يوم الجمعة في الثامنة مساءً. ألقِ نظرة متى شئت.',
      'zh-Hans': '周五晚上八点将开放三张新牌桌，欢迎有空时来看看。',
      vi: 'Ba bàn bài mới mở lúc tám giờ tối thứ Sáu. Hãy ghé xem khi bạn muốn.',
      th: 'โต๊ะไพ่ใหม่สามโต๊ะเปิดวันศุกร์เวลาสองทุ่ม แวะมาดูได้เมื่อสะดวก',
      ja: '金曜日の午後8時に新しいカードテーブルが3卓オープンします。お好きなときにご覧ください。',
      id: 'Tiga meja kartu baru dibuka hari Jumat pukul delapan malam. Silakan lihat kapan saja.',
    },
  },
  stopped: {
    formKey: '0198f0ab-0000-4000-8000-00000000d001',
    titles: {
      en: 'The regatta is off',
      ar: 'تأجيل السباق',
      'zh-Hans': '赛舟会延期',
      vi: 'Hoãn cuộc đua thuyền',
      th: 'เลื่อนการแข่งเรือ',
      ja: 'レガッタ延期のお知らせ',
      id: 'Regata ditunda',
    },
    texts: {
      en: 'The regatta of this weekend starts a week later. Your missions of it stay as they are.',
      ar: 'يبدأ سباق نهاية هذا الأسبوع بعد أسبوع. تبقى مهامك فيه كما هي.',
      'zh-Hans': '本周末的赛舟会推迟一周开始，您的相关任务保持不变。',
      vi: 'Cuộc đua cuối tuần này bắt đầu muộn hơn một tuần. Nhiệm vụ của bạn vẫn giữ nguyên.',
      th: 'การแข่งเรือสุดสัปดาห์นี้เริ่มช้าไปหนึ่งสัปดาห์ ภารกิจของคุณยังเหมือนเดิม',
      ja: '今週末のレガッタは1週間後に始まります。ミッションはそのままです。',
      id: 'Regata akhir pekan ini dimulai seminggu kemudian. Misi Anda tetap sama.',
    },
  },
  planned: {
    formKey: '0198f0ab-0000-4000-8000-00000000d002',
    titles: {
      en: 'New goods in the points mall',
      ar: 'سلع جديدة في متجر النقاط',
      'zh-Hans': '积分商城上新',
      vi: 'Hàng mới ở cửa hàng điểm',
      th: 'ของใหม่ในร้านแต้ม',
      ja: 'ポイントモールに新商品',
      id: 'Barang baru di mal poin',
    },
    texts: {
      en: 'New goods lie in the points mall from tomorrow. Points never expire, so there is no hurry.',
      ar: 'سلع جديدة في متجر النقاط ابتداءً من الغد. النقاط لا تنتهي، فلا داعي للعجلة.',
      'zh-Hans': '明天起积分商城有新品。积分永不过期，无需着急。',
      vi: 'Từ ngày mai cửa hàng điểm có hàng mới. Điểm không bao giờ hết hạn nên không cần vội.',
      th: 'ตั้งแต่พรุ่งนี้มีของใหม่ในร้านแต้ม แต้มไม่มีวันหมดอายุ จึงไม่ต้องรีบ',
      ja: '明日からポイントモールに新商品が並びます。ポイントに期限はないので、ゆっくりご覧ください。',
      id: 'Barang baru hadir di mal poin mulai besok. Poin tidak pernah hangus, jadi tidak perlu terburu-buru.',
    },
  },
};
