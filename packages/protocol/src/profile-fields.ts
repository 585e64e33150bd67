/** What a member says of themselves beside the nickname (portal.md 3, profile labels). */
export const profileFields = [
  'payeeName',
  'zalo',
  'telegram',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'birthday',
  'address',
  'nationality',
  'birthPlace',
  'occupation',
  'incomeSource',
  'idNumber',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Who somebody is does not change: once said, only an operator can put it right. */
export const fixedProfileFields = ['payeeName', 'birthday', 'idNumber'] as const;

/** Drawn by ourselves; a member chooses one of them. */
export const avatarCount = 6;
/** The choice that stands for the picture that the member brought. */
export const ownPicture = 6;
