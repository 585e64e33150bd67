/** What the page says, by language. */
const texts = {
  en: {
    title: 'Demo identity provider',
    note: 'It stands in for a provider such as Google on this demo. No password is asked for: whoever you name, you are.',
    person: 'Your name here',
    signIn: 'Sign in',
    cancel: 'Back without signing in',
  },
  ar: {
    title: 'مزوّد هوية تجريبي',
    note: 'يحلّ في هذا العرض التجريبي محلّ مزوّد مثل Google. لا تُطلب كلمة مرور: أنت من تسمّيه.',
    person: 'اسمك هنا',
    signIn: 'تسجيل الدخول',
    cancel: 'العودة دون تسجيل الدخول',
  },
} as const;

type Language = keyof typeof texts;

export function textsFor(acceptLanguage: string) {
  const language: Language = /^\s*ar\b/iu.test(acceptLanguage) ? 'ar' : 'en';
  return { language, texts: texts[language] };
}
