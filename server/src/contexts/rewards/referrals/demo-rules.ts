import { currency, parseAmount } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { changeReferralRules } from './use-cases/change-referral-rules.ts';

/** What the demo brand gives for a friend: the figures of agents-loyalty-money.md D9. */
export async function openDemoReferrals(ctx: Ctx<OperatorActor>): Promise<void> {
  const minor = (text: string) => {
    const parsed = parseAmount(text, currency(ctx.site.currency));
    return parsed.ok ? parsed.value : 0n;
  };
  await changeReferralRules(ctx, {
    version: 0,
    form: {
      isOpen: true,
      names: {
        en: 'A friend aboard',
        ar: 'صديق على متن السفينة',
        'zh-Hans': '好友登船',
        vi: 'Bạn bè cùng lên tàu',
        th: 'เพื่อนร่วมเรือ',
        ja: '友達も船上へ',
        id: 'Teman naik kapal',
      },
      windowDays: 30,
      leastDepositMinor: minor('100'),
      leastValidMinor: minor('1000'),
      // The demo sends no messages by SMS.
      needsPhone: false,
      monthlyLimit: 20,
      lifeLimit: 100,
      referrerMinor: minor('18'),
      friendMinor: minor('8'),
      multiple: 3,
      shareBasisPoints: 10,
      needsIdentity: false,
    },
    reason: 'Rules of the opening.',
  });
}
