/** What the pages of the simulator say. */
const words = {
  simulator: ['Vendor simulator, not a real provider', 'محاكي مزوّد، ليس مزوّدًا حقيقيًا'],
  balance: ['Balance', 'الرصيد'],
  players: ['Players', 'اللاعبون'],
  stake: ['Stake', 'الرهان'],
  back: ['Back to the site', 'العودة إلى الموقع'],
  deposit: ['Deposit', 'إيداع'],
  mine: ['Your bets', 'رهاناتك'],
  results: ['Latest results', 'آخر النتائج'],
  cashOut: ['Cash out', 'سحب نقدي'],
  betting: ['Place your bets', 'ضع رهاناتك'],
  closed: ['No more bets', 'انتهت المراهنة'],
  open: ['Open', 'مفتوح'],
  won: ['Won', 'ربح'],
  lost: ['Lost', 'خسارة'],
  returned: ['Returned', 'أُعيد'],
  settled: ['Settled', 'تمت التسوية'],
  choice: ['Your choice', 'اختيارك'],
  payout: ['Paid', 'المدفوع'],
  state: ['State', 'الحالة'],
  round: ['Round', 'الجولة'],
  placed: ['Your bet stands.', 'تم تسجيل رهانك.'],
  paid: ['Paid out.', 'تم الدفع.'],
  nothing: ['No win this time.', 'لا ربح هذه المرة.'],
  poor: ['Not enough money.', 'الرصيد غير كافٍ.'],
  refused: ['The site refused the bet.', 'رفض الموقع الرهان.'],
  unsure: ['No answer from the site: the bet was taken back.', 'لا رد من الموقع: أُلغي الرهان.'],
  tooLate: ['Betting is closed.', 'المراهنة مغلقة.'],
  gone: ['This session is over.', 'انتهت هذه الجلسة.'],
  red: ['Red', 'أحمر'],
  black: ['Black', 'أسود'],
  green: ['Green', 'أخضر'],
  meron: ['Meron', 'ميرون'],
  wala: ['Wala', 'والا'],
  draw: ['Draw', 'تعادل'],
  ante: ['Ante', 'رهان الدخول'],
  big: ['Big', 'كبير'],
  small: ['Small', 'صغير'],
  odd: ['Odd', 'فردي'],
  even: ['Even', 'زوجي'],
  digit: ['Digit', 'رقم'],
  spin: ['Spin', 'لف'],
  home: ['Home', 'المضيف'],
  away: ['Away', 'الضيف'],
  winner: ['Winner', 'الفائز'],
} as const;

export type Word = keyof typeof words;
export type Language = 'en' | 'ar';

export function say(word: Word, language: Language): string {
  return words[word][language === 'ar' ? 1 : 0];
}

/** The words that the page itself needs. */
export const pageWords = [
  'simulator',
  'balance',
  'players',
  'stake',
  'back',
  'deposit',
  'mine',
  'results',
  'cashOut',
  'open',
  'won',
  'lost',
  'returned',
] as const satisfies readonly Word[];
