/** What the page says, by language. */
const texts = {
  en: {
    title: 'Payment simulator',
    note: 'No real money moves here. Choose what the payer does.',
    amount: 'Amount',
    reference: 'Order',
    pay: 'Pay',
    pay_less: 'Pay a tenth less',
    pay_more: 'Pay a tenth more',
    pay_later: 'Pay in 20 seconds',
    pay_silently: 'Pay, and tell nobody',
    pay_thrice: 'Pay, and tell it three times',
    refuse: 'Refuse',
    charge_back: 'Take it back (chargeback)',
    back: 'Back to the site',
    PENDING: 'Waits for payment',
    CONFIRMING: 'Being confirmed',
    PAID: 'Paid',
    FAILED: 'Refused',
    CHARGEBACK: 'Taken back',
  },
  ar: {
    title: 'محاكي الدفع',
    note: 'لا ينتقل هنا مال حقيقي. اختر ما يفعله الدافع.',
    amount: 'المبلغ',
    reference: 'الطلب',
    pay: 'ادفع',
    pay_less: 'ادفع أقل بالعُشر',
    pay_more: 'ادفع أكثر بالعُشر',
    pay_later: 'ادفع بعد 20 ثانية',
    pay_silently: 'ادفع ولا تخبر أحداً',
    pay_thrice: 'ادفع وأخبر ثلاث مرات',
    refuse: 'ارفض',
    charge_back: 'استرد المبلغ',
    back: 'العودة إلى الموقع',
    PENDING: 'بانتظار الدفع',
    CONFIRMING: 'قيد التأكيد',
    PAID: 'مدفوع',
    FAILED: 'مرفوض',
    CHARGEBACK: 'مسترد',
  },
} as const;

export type Language = keyof typeof texts;

export function textsFor(acceptLanguage: string) {
  const language: Language = /^\s*ar\b/iu.test(acceptLanguage) ? 'ar' : 'en';
  return { language, texts: texts[language] };
}
