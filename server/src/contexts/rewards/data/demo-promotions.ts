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

const everybody: PromotionOffer['audience'] = {
  leastRank: null,
  tags: [],
  agents: [],
  countries: [],
};

const offer = {
  cycle: 'ONCE',
  newWithinDays: null,
  leastAmount: null,
  isReviewed: false,
  audience: everybody,
  cluster: 'HOLD',
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
      cluster: 'REFUSE',
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
      'zh-Hans': {
        title: '欢迎登船',
        lead: '注册账号即可获得一份礼金，无需存款。',
        rules:
          '注册账号，两周内在此参加，然后领取礼金。\n\n每人、每户、每台设备限领一份。关联账号共享一份。',
      },
      vi: {
        title: 'Chào mừng lên tàu',
        lead: 'Quà tặng khi mở tài khoản, không cần nạp tiền.',
        rules:
          'Mở tài khoản, tham gia tại đây trong vòng hai tuần, rồi nhận quà.\n\nMỗi người, mỗi hộ gia đình và mỗi thiết bị một phần quà. Các tài khoản liên quan dùng chung một phần.',
      },
      th: {
        title: 'ยินดีต้อนรับขึ้นเรือ',
        lead: 'ของขวัญสำหรับการเปิดบัญชี ไม่ต้องฝากเงิน',
        rules:
          'เปิดบัญชี เข้าร่วมที่นี่ภายในสองสัปดาห์ แล้วรับของขวัญ\n\nหนึ่งสิทธิ์ต่อคน ต่อครัวเรือน และต่ออุปกรณ์ บัญชีที่เกี่ยวข้องกันใช้สิทธิ์ร่วมกัน',
      },
      ja: {
        title: 'ようこそ船上へ',
        lead: 'アカウントを登録すると特典が付きます。入金は不要です。',
        rules:
          'アカウントを登録し、2週間以内にここで参加して、特典を受け取ってください。\n\n特典はお一人様、1世帯、1端末につき1回限りです。関連するアカウントは合わせて1回となります。',
      },
      id: {
        title: 'Selamat datang di kapal',
        lead: 'Hadiah untuk membuka akun, tanpa deposit.',
        rules:
          'Buka akun, ikut di sini dalam dua minggu, lalu klaim hadiahnya.\n\nSatu hadiah untuk setiap orang, rumah tangga, dan perangkat. Akun yang saling terkait berbagi satu hadiah.',
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
          'Join before you deposit. The bonus is credited together with the deposit.\n\nYour deposit stays yours: give the bonus up whenever you like.',
      },
      ar: {
        title: 'إيداعك الأول مضاعف',
        lead: 'نضيف مثل ما تودعه أول مرة.',
        rules:
          'اشترك قبل أن تودع. تُضاف المكافأة إلى رصيدك مع الإيداع.\n\nيبقى إيداعك لك: يمكنك التخلي عن المكافأة متى شئت.',
      },
      'zh-Hans': {
        title: '首存翻倍',
        lead: '您首笔存多少，我们就加赠多少。',
        rules:
          '请先参加再存款。红利与存款一同入账。\n\n存款始终归您：您可随时放弃红利。',
      },
      vi: {
        title: 'Nhân đôi lần nạp đầu',
        lead: 'Bạn nạp lần đầu bao nhiêu, chúng tôi thêm bấy nhiêu.',
        rules:
          'Tham gia trước khi nạp. Tiền thưởng được cộng cùng lúc với tiền nạp.\n\nTiền nạp vẫn là của bạn: bạn có thể hủy thưởng bất cứ lúc nào.',
      },
      th: {
        title: 'ฝากครั้งแรกคูณสอง',
        lead: 'ฝากครั้งแรกเท่าใด เราเพิ่มให้เท่านั้น',
        rules:
          'เข้าร่วมก่อนฝาก โบนัสจะเข้าพร้อมกับยอดฝาก\n\nยอดฝากยังเป็นของคุณ สละสิทธิ์โบนัสได้ทุกเมื่อ',
      },
      ja: {
        title: '初回入金が2倍に',
        lead: '最初のご入金と同額のボーナスを付与します。',
        rules:
          '入金の前に参加してください。ボーナスは入金と同時に付与されます。\n\n入金額はご自身のものです。ボーナスはいつでも放棄できます。',
      },
      id: {
        title: 'Deposit pertama Anda, dua kali lipat',
        lead: 'Berapa pun deposit pertama Anda, kami tambahkan jumlah yang sama.',
        rules:
          'Ikut sebelum deposit. Bonus masuk bersamaan dengan deposit.\n\nDeposit Anda tetap milik Anda: bonus bisa dilepas kapan saja.',
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
      'zh-Hans': {
        title: '每日多一成',
        lead: '每日一笔存款可加赠一成。',
        rules: '请在存款当日参加。每日按站点日期重新开始，每日计一笔存款。',
      },
      vi: {
        title: 'Thêm 10% mỗi ngày',
        lead: 'Mỗi ngày một lần nạp được thêm 10%.',
        rules:
          'Tham gia ngay trong ngày nạp. Mỗi ngày theo giờ của trang được tính lại từ đầu, và mỗi ngày tính một lần nạp.',
      },
      th: {
        title: 'เพิ่มอีก 10% ทุกวัน',
        lead: 'ฝากวันละครั้งรับเพิ่มอีก 10%',
        rules: 'เข้าร่วมในวันที่ฝาก แต่ละวันตามเวลาของเว็บเริ่มนับใหม่ และนับวันละหนึ่งยอดฝาก',
      },
      ja: {
        title: '毎日10%上乗せ',
        lead: '1日1回の入金に10%を上乗せします。',
        rules:
          '入金する当日に参加してください。サイトの日付が変わると新しく始まり、1日1回の入金が対象です。',
      },
      id: {
        title: 'Tambahan 10% setiap hari',
        lead: 'Satu deposit per hari mendapat tambahan 10%.',
        rules:
          'Ikut pada hari deposit. Setiap hari menurut waktu situs dimulai dari awal, dan satu deposit per hari yang dihitung.',
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
      'zh-Hans': {
        title: '每周阶梯',
        lead: '一周内达到的档位越高，礼金越多。',
        rules:
          '参加、游戏，并领取您达到的最高档位。周一至周日的投注在结算后计入，下周从最低档重新开始。',
      },
      vi: {
        title: 'Bậc thang hằng tuần',
        lead: 'Mỗi mức cược bạn đạt trong tuần đáng giá hơn mức trước.',
        rules:
          'Tham gia, chơi, và nhận mức cao nhất bạn đạt được. Tiền cược từ thứ Hai đến Chủ nhật được tính khi có kết quả; tuần sau bắt đầu lại từ đầu.',
      },
      th: {
        title: 'บันไดรายสัปดาห์',
        lead: 'ทุกขั้นที่คุณเล่นถึงในหนึ่งสัปดาห์มีค่ามากกว่าขั้นก่อน',
        rules:
          'เข้าร่วม เล่น แล้วรับขั้นสูงสุดที่คุณถึง เดิมพันตั้งแต่วันจันทร์ถึงวันอาทิตย์จะนับเมื่อคิดผลแล้ว สัปดาห์ถัดไปเริ่มจากขั้นล่างสุด',
      },
      ja: {
        title: '週間ステップ',
        lead: '1週間のプレイで段階が上がるごとに、特典も大きくなります。',
        rules:
          '参加してプレイし、到達した最も高い段階の特典を受け取ってください。月曜から日曜までのベットが、結果の確定後に集計されます。翌週は最初の段階から始まります。',
      },
      id: {
        title: 'Tangga mingguan',
        lead: 'Setiap tingkat yang Anda capai dalam seminggu bernilai lebih tinggi.',
        rules:
          'Ikut, main, lalu klaim tingkat tertinggi yang Anda capai. Taruhan Senin sampai Minggu dihitung setelah hasilnya diselesaikan; minggu berikutnya dimulai dari bawah.',
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
      'zh-Hans': {
        title: '晒出您的幸运局',
        lead: '派彩达到投注额的 50 倍？把局号发给我们。',
        rules:
          '填写局号，也可附上最多三张图片。一天内会有专人审核。\n\n该局须为本周，且属于您本人的账号。',
      },
      vi: {
        title: 'Khoe ván may mắn của bạn',
        lead: 'Thắng gấp 50 lần tiền cược? Gửi mã ván cho chúng tôi.',
        rules:
          'Ghi mã ván và, nếu muốn, thêm tối đa ba hình. Chúng tôi xem xét trong vòng một ngày.\n\nVán phải thuộc tuần này và thuộc tài khoản của chính bạn.',
      },
      th: {
        title: 'อวดรอบนำโชคของคุณ',
        lead: 'ชนะห้าสิบเท่าของเงินเดิมพันใช่ไหม ส่งหมายเลขรอบให้เรา',
        rules:
          'เขียนหมายเลขรอบ และแนบรูปได้ไม่เกินสามภาพ เจ้าหน้าที่จะดูภายในหนึ่งวัน\n\nต้องเป็นรอบของสัปดาห์นี้และเป็นของบัญชีคุณเอง',
      },
      ja: {
        title: 'ラッキーラウンドを教えてください',
        lead: 'ベット額の50倍を獲得しましたか？ラウンド番号をお送りください。',
        rules:
          'ラウンド番号を記入してください。画像も3枚まで添付できます。1日以内に担当者が確認します。\n\n今週の、ご自身のアカウントのラウンドに限ります。',
      },
      id: {
        title: 'Tunjukkan ronde hoki Anda',
        lead: 'Menang lima puluh kali taruhan? Kirim nomor rondenya.',
        rules:
          'Tulis nomor ronde dan, jika mau, tambahkan hingga tiga gambar. Petugas meninjaunya dalam satu hari.\n\nRonde harus dari minggu ini dan dari akun Anda sendiri.',
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
        rules: 'تكفي بضع كلمات، والصورة مرحّب بها. قصة واحدة لكل عضو، ونكافئ مئة قصة ثم يُغلق العرض.',
      },
      'zh-Hans': {
        title: '分享您的故事',
        lead: '告诉我们您是如何找到我们的，前 100 个故事可获奖励。',
        rules: '几句话即可，欢迎附图。每位会员限一个故事；奖励满 100 个后，优惠即结束。',
      },
      vi: {
        title: 'Kể câu chuyện của bạn',
        lead: 'Hãy kể bạn biết đến chúng tôi thế nào. 100 câu chuyện đầu tiên được thưởng.',
        rules:
          'Vài lời là đủ, có hình càng tốt. Mỗi hội viên một câu chuyện; sau khi thưởng 100 câu chuyện, khuyến mãi sẽ đóng.',
      },
      th: {
        title: 'เล่าเรื่องของคุณ',
        lead: 'บอกเราว่าคุณรู้จักเราได้อย่างไร หนึ่งร้อยเรื่องแรกได้รับรางวัล',
        rules: 'เขียนสั้นๆ ก็พอ แนบรูปได้ สมาชิกหนึ่งคนต่อหนึ่งเรื่อง เมื่อให้รางวัลครบหนึ่งร้อยเรื่อง โปรโมชันจะปิด',
      },
      ja: {
        title: 'あなたのエピソードを募集',
        lead: '当サイトを知ったきっかけをお聞かせください。先着100件に特典を付与します。',
        rules:
          '短い文章で構いません。画像も歓迎します。会員お一人につき1件です。100件に付与した時点で終了します。',
      },
      id: {
        title: 'Bagikan cerita Anda',
        lead: 'Ceritakan bagaimana Anda menemukan kami. Seratus cerita pertama mendapat hadiah.',
        rules:
          'Beberapa kata sudah cukup, gambar dipersilakan. Satu cerita untuk setiap member; setelah seratus cerita diberi hadiah, promosi ditutup.',
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
      'zh-Hans': {
        title: '开业周',
        lead: '献给开业时就在场的每一位会员。',
        rules: '须在站点开业首周内参加并领取。',
      },
      vi: {
        title: 'Tuần khai trương',
        lead: 'Dành cho mọi người có mặt ngay từ ngày đầu.',
        rules: 'Tham gia và nhận trong tuần đầu tiên của trang.',
      },
      th: {
        title: 'สัปดาห์เปิดตัว',
        lead: 'สำหรับทุกคนที่อยู่กับเราตั้งแต่วันแรก',
        rules: 'เข้าร่วมและรับภายในสัปดาห์แรกของเว็บ',
      },
      ja: {
        title: 'オープニングウィーク',
        lead: 'サイトの開設に立ち会ってくださったすべての方へ。',
        rules: 'サイト開設後の最初の1週間に、参加と受け取りを済ませてください。',
      },
      id: {
        title: 'Minggu pembukaan',
        lead: 'Untuk semua yang hadir sejak hari pertama.',
        rules: 'Ikut dan klaim dalam minggu pertama situs.',
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
      'zh-Hans': {
        title: '春季大潮',
        lead: '一笔存款加赠五成，限一次，为期一个月。',
        rules: '于上述日期开始。请先参加，再存款。',
      },
      vi: {
        title: 'Triều xuân',
        lead: 'Thêm 50% cho một lần nạp, một lần duy nhất, trong một tháng.',
        rules: 'Mở vào ngày ghi ở trên. Tham gia trước, rồi nạp.',
      },
      th: {
        title: 'น้ำขึ้นฤดูใบไม้ผลิ',
        lead: 'เพิ่มอีก 50% ของยอดฝากหนึ่งครั้ง ตลอดหนึ่งเดือน',
        rules: 'เปิดตามวันที่ด้านบน เข้าร่วมก่อนแล้วจึงฝาก',
      },
      ja: {
        title: '春の大潮',
        lead: '入金額の50%を上乗せ。期間は1か月、1回限りです。',
        rules: '上記の日付に始まります。先に参加してから入金してください。',
      },
      id: {
        title: 'Pasang musim semi',
        lead: 'Tambahan 50% dari satu deposit, satu kali, selama sebulan.',
        rules: 'Dibuka pada tanggal di atas. Ikut dulu, lalu deposit.',
      },
    },
    budget: '400000.00',
    mostClaims: null,
  },
  {
    name: 'high-water',
    opensOnDay: 3,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'BET_VOLUME',
      art: 'tide',
      cycle: 'DAILY',
      audience: { ...everybody, leastRank: 2 },
      leastAmount: '1000.00',
      reward: { ...nothing, kind: 'FIXED', amount: '28.00' },
      wagering: {
        ...wagering,
        multiple: 1,
        maxStakeAmount: null,
        maxCashoutAmount: '280.00',
        noRebate: true,
        days: 3,
      },
    },
    texts: {
      en: {
        title: 'High water',
        lead: 'A quiet thank-you for who has climbed two ranks.',
        rules:
          'Reach the second rank, play, and take what the day gave.\n\nIt opens anew each day. Your rank counts at the moment you join.',
      },
      ar: {
        title: 'المدّ العالي',
        lead: 'شكر هادئ لمن صعد رتبتين.',
        rules:
          'ابلغ الرتبة الثانية والعب ثم استلم ما أعطاه اليوم.\n\nيُفتح من جديد كل يوم. وتُحتسب رتبتك لحظة الاشتراك.',
      },
      'zh-Hans': {
        title: '高潮位',
        lead: '感谢已升至二级的会员。',
        rules:
          '达到二级后投注，并领取当日所得。\n\n每日重新开放，以参加时的等级为准。',
      },
      vi: {
        title: 'Nước dâng cao',
        lead: 'Lời cảm ơn dành cho ai đã lên hai hạng.',
        rules:
          'Đạt hạng hai, chơi, và nhận phần thưởng trong ngày.\n\nMở lại mỗi ngày. Hạng được tính lúc bạn tham gia.',
      },
      th: {
        title: 'น้ำขึ้นสูง',
        lead: 'คำขอบคุณสำหรับผู้ที่ขึ้นมาสองระดับ',
        rules:
          'ถึงระดับสอง เล่น แล้วรับของรางวัลประจำวัน\n\nเปิดใหม่ทุกวัน นับระดับ ณ เวลาที่เข้าร่วม',
      },
      ja: {
        title: '満潮',
        lead: 'ランクを2つ上げた方への感謝の特典です。',
        rules:
          'ランク2に到達し、プレイして、その日の特典を受け取ってください。\n\n毎日新しく始まります。参加時のランクで判断します。',
      },
      id: {
        title: 'Air pasang',
        lead: 'Terima kasih bagi yang sudah naik dua level.',
        rules:
          'Capai level dua, main, lalu ambil hadiah hari itu.\n\nDibuka lagi setiap hari. Level dihitung saat Anda ikut.',
      },
    },
    budget: '50000.00',
    mostClaims: null,
  },
  {
    name: 'free-spins',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'SIGNUP',
      art: 'star',
      newWithinDays: 365,
      // Which slot, how many and at which stake: the one that is played most (`demo-part.ts`).
      reward: { ...nothing, kind: 'FREEBET' },
      wagering: { ...wagering, base: 'WINNINGS', multiple: 3, maxStakeAmount: null },
    },
    texts: {
      en: {
        title: 'Twenty spins on us',
        lead: 'Play our best-loved slot twenty times. The stakes are ours, the wins are yours.',
        rules:
          'Join, take the spins, and play them on the page of the game within thirty days.\n\nWhat they win is turned over three times before it can be withdrawn.',
      },
      ar: {
        title: 'عشرون دورة على حسابنا',
        lead: 'العب أحب ألعاب السلوت لدينا عشرين مرة. الرهان علينا والربح لك.',
        rules:
          'اشترك واستلم الدورات والعبها في صفحة اللعبة خلال ثلاثين يومًا.\n\nما تربحه يُلعب ثلاث مرات قبل سحبه.',
      },
      'zh-Hans': {
        title: '送您 20 次免费旋转',
        lead: '畅玩最受欢迎的老虎机 20 次，投注由我们承担，赢得归您。',
        rules: '参加并领取，三十天内在游戏页面使用。\n\n赢得的金额须投注三倍后方可提款。',
      },
      vi: {
        title: 'Tặng bạn hai mươi lượt quay',
        lead: 'Chơi máy slot được yêu thích nhất hai mươi lần. Chúng tôi trả cược, bạn nhận thắng.',
        rules:
          'Tham gia, nhận lượt quay và chơi ở trang trò chơi trong ba mươi ngày.\n\nTiền thắng cần cược ba lần trước khi rút.',
      },
      th: {
        title: 'ฟรีสปินยี่สิบครั้งจากเรา',
        lead: 'เล่นสล็อตยอดนิยมยี่สิบครั้ง เราออกเดิมพันให้ ชนะเป็นของคุณ',
        rules:
          'เข้าร่วม รับฟรีสปิน แล้วเล่นในหน้าเกมภายในสามสิบวัน\n\nยอดที่ชนะต้องเล่นสามเท่าก่อนถอน',
      },
      ja: {
        title: 'フリースピン20回プレゼント',
        lead: '一番人気のスロットを20回プレイ。ベットは当サイトが負担し、獲得額はお客様のものです。',
        rules:
          '参加して受け取り、30日以内にゲームのページでプレイしてください。\n\n獲得額は、出金の前に3倍のプレイが必要です。',
      },
      id: {
        title: 'Dua puluh putaran dari kami',
        lead: 'Mainkan slot terfavorit dua puluh kali. Taruhannya dari kami, kemenangannya milik Anda.',
        rules:
          'Ikut, ambil putarannya, dan mainkan di halaman permainan dalam tiga puluh hari.\n\nKemenangannya perlu dimainkan tiga kali sebelum ditarik.',
      },
    },
    budget: '100000.00',
    mostClaims: null,
  },
  {
    name: 'cashback',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'CASHBACK',
      art: 'coins',
      cycle: 'WEEKLY',
      leastAmount: '100.00',
      reward: { ...nothing, kind: 'CASHBACK', basisPoints: 1000, capAmount: '500.00' },
      wagering: { ...wagering, multiple: 1, days: 7 },
    },
    texts: {
      en: {
        title: 'A tenth of a bad week',
        lead: 'What a week lost comes back by a tenth, up to 500.',
        rules:
          'Join, and when the week is over the tenth waits here.\n\nLosses are stakes less wins in the games that count, from 100 on. Nobody has to play for it.',
      },
      ar: {
        title: 'عُشر أسبوع خاسر',
        lead: 'يعود إليك عُشر ما خسرته في الأسبوع، حتى 500.',
        rules:
          'اشترك، وعند انتهاء الأسبوع ينتظرك العُشر هنا.\n\nالخسارة هي الرهانات ناقصًا الأرباح في الألعاب المحتسبة، ابتداءً من 100. لا أحد مضطر إلى اللعب من أجله.',
      },
      'zh-Hans': {
        title: '一周失利返一成',
        lead: '一周亏损返还一成，最高 500。',
        rules:
          '参加后，一周结束时返现在此等您领取。\n\n亏损为计入游戏中的投注减去赢得的金额，满 100 起算。无需为此投注。',
      },
      vi: {
        title: 'Hoàn 10% tuần thua',
        lead: 'Hoàn lại 10% số tiền thua trong tuần, tối đa 500.',
        rules:
          'Tham gia, và khi hết tuần tiền hoàn sẽ chờ ở đây.\n\nTiền thua là tiền cược trừ tiền thắng trong các trò chơi được tính, từ 100 trở lên. Không ai phải chơi để nhận.',
      },
      th: {
        title: 'คืน 10% ของสัปดาห์ที่เสีย',
        lead: 'คืนยอดเสียของสัปดาห์ 10% สูงสุด 500',
        rules:
          'เข้าร่วม เมื่อจบสัปดาห์ยอดคืนจะรอที่นี่\n\nยอดเสียคือเดิมพันลบยอดชนะในเกมที่นับ ตั้งแต่ 100 ขึ้นไป ไม่มีใครต้องเล่นเพื่อรับ',
      },
      ja: {
        title: '負けた週の1割',
        lead: '1週間の損失の1割を、最大500まで戻します。',
        rules:
          '参加すると、週が終わったときにここで受け取れます。\n\n損失は対象ゲームのベット額から獲得額を引いた額で、100以上が対象です。そのためにプレイする必要はありません。',
      },
      id: {
        title: 'Sepersepuluh minggu buruk',
        lead: 'Sepersepuluh kerugian seminggu kembali, hingga 500.',
        rules:
          'Ikut, dan saat minggu berakhir sepersepuluhnya menunggu di sini.\n\nKerugian adalah taruhan dikurangi kemenangan di permainan yang dihitung, mulai 100. Tidak ada yang harus bermain untuk itu.',
      },
    },
    budget: '100000.00',
    mostClaims: null,
  },
  {
    name: 'rank-weekly',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'RANK_GIFT',
      art: 'gift',
      cycle: 'WEEKLY',
      audience: { ...everybody, leastRank: 1 },
      reward: { ...nothing, kind: 'FIXED', amount: '18.00' },
      wagering: { ...wagering, multiple: 1 },
    },
    texts: {
      en: {
        title: 'A gift each week for your level',
        lead: 'For everybody from level one on. No deposit, no play before it.',
        rules:
          'Come by once a week from level one on, join, and take the gift.\n\nIt opens again on Monday. Your level is looked at when you join.',
      },
      ar: {
        title: 'هدية كل أسبوع لمستواك',
        lead: 'لكل من بلغ المستوى الأول فما فوق، دون إيداع ولا لعب قبلها.',
        rules:
          'مرّ مرة كل أسبوع ابتداءً من المستوى الأول، واشترك واستلم الهدية.\n\nتُفتح من جديد يوم الاثنين، ويُنظر إلى مستواك عند الاشتراك.',
      },
      'zh-Hans': {
        title: '等级周礼',
        lead: '一级及以上会员专享，无需存款，也无需先投注。',
        rules:
          '一级起每周来参加一次并领取礼金。\n\n每周一重新开放，等级以参加时为准。',
      },
      vi: {
        title: 'Quà hằng tuần theo cấp',
        lead: 'Cho mọi người từ cấp một, không cần nạp, không cần cược trước.',
        rules:
          'Từ cấp một, mỗi tuần ghé một lần, tham gia và nhận quà.\n\nMở lại vào thứ Hai. Cấp được xét khi bạn tham gia.',
      },
      th: {
        title: 'ของขวัญรายสัปดาห์ตามระดับ',
        lead: 'สำหรับทุกคนตั้งแต่ระดับหนึ่ง ไม่ต้องฝาก ไม่ต้องเล่นก่อน',
        rules:
          'ตั้งแต่ระดับหนึ่ง แวะมาสัปดาห์ละครั้ง เข้าร่วม แล้วรับของขวัญ\n\nเปิดใหม่ทุกวันจันทร์ ระดับดูเมื่อคุณเข้าร่วม',
      },
      ja: {
        title: 'レベル別の毎週の特典',
        lead: 'レベル1以上の方へ。入金も事前のプレイも不要です。',
        rules:
          'レベル1以上の方は、週に1回参加して特典を受け取れます。\n\n毎週月曜日に再開します。レベルは参加時点で判定します。',
      },
      id: {
        title: 'Hadiah tiap minggu untuk level Anda',
        lead: 'Untuk semua dari level satu, tanpa deposit, tanpa main dulu.',
        rules:
          'Dari level satu, datang sekali seminggu, ikut, lalu ambil hadiahnya.\n\nDibuka lagi setiap Senin. Level dihitung saat Anda ikut.',
      },
    },
    budget: '50000.00',
    mostClaims: null,
  },
  {
    name: 'rank-monthly',
    opensOnDay: 0,
    closesOnDay: 400,
    offer: {
      ...offer,
      type: 'RANK_GIFT',
      art: 'star',
      cycle: 'MONTHLY',
      audience: { ...everybody, leastRank: 2 },
      reward: { ...nothing, kind: 'FIXED', amount: '88.00' },
      wagering: { ...wagering, multiple: 1 },
    },
    texts: {
      en: {
        title: 'A gift each month for your level',
        lead: 'For everybody from level two on. No deposit, no play before it.',
        rules:
          'Come by once a month from level two on, join, and take the gift.\n\nIt opens again on the first of the month. Your level is looked at when you join.',
      },
      ar: {
        title: 'هدية كل شهر لمستواك',
        lead: 'لكل من بلغ المستوى الثاني فما فوق، دون إيداع ولا لعب قبلها.',
        rules:
          'مرّ مرة كل شهر ابتداءً من المستوى الثاني، واشترك واستلم الهدية.\n\nتُفتح من جديد في أول الشهر، ويُنظر إلى مستواك عند الاشتراك.',
      },
      'zh-Hans': {
        title: '等级月礼',
        lead: '二级及以上会员专享，无需存款，也无需先投注。',
        rules:
          '二级起每月来参加一次并领取礼金。\n\n每月一日重新开放，等级以参加时为准。',
      },
      vi: {
        title: 'Quà hằng tháng theo cấp',
        lead: 'Cho mọi người từ cấp hai, không cần nạp, không cần cược trước.',
        rules:
          'Từ cấp hai, mỗi tháng ghé một lần, tham gia và nhận quà.\n\nMở lại vào ngày đầu tháng. Cấp được xét khi bạn tham gia.',
      },
      th: {
        title: 'ของขวัญรายเดือนตามระดับ',
        lead: 'สำหรับทุกคนตั้งแต่ระดับสอง ไม่ต้องฝาก ไม่ต้องเล่นก่อน',
        rules:
          'ตั้งแต่ระดับสอง แวะมาเดือนละครั้ง เข้าร่วม แล้วรับของขวัญ\n\nเปิดใหม่ทุกวันที่หนึ่งของเดือน ระดับดูเมื่อคุณเข้าร่วม',
      },
      ja: {
        title: 'レベル別の毎月の特典',
        lead: 'レベル2以上の方へ。入金も事前のプレイも不要です。',
        rules:
          'レベル2以上の方は、月に1回参加して特典を受け取れます。\n\n毎月1日に再開します。レベルは参加時点で判定します。',
      },
      id: {
        title: 'Hadiah tiap bulan untuk level Anda',
        lead: 'Untuk semua dari level dua, tanpa deposit, tanpa main dulu.',
        rules:
          'Dari level dua, datang sekali sebulan, ikut, lalu ambil hadiahnya.\n\nDibuka lagi setiap tanggal satu. Level dihitung saat Anda ikut.',
      },
    },
    budget: '50000.00',
    mostClaims: null,
  },
];
