import { useTranslations } from '@portal/i18n/react';
import {
  complaintRefusals,
  depositRefusals,
  rejectionReasons,
  withdrawalQuestions,
} from '@portal/protocol';

/** What a decision on an order was made for: its code in the words of that decision. */
export function useCodeText(): (action: string, code: string) => string | undefined {
  const rejection = useTranslations('desk-cashier.code');
  const question = useTranslations('desk-cashier.question');
  const complaint = useTranslations('desk-cashier.complaint');
  const refusal = useTranslations('desk-deposits.code');
  return (action, code) => {
    switch (action) {
      case 'withdrawal.reject':
        return wordOf(rejectionReasons, code, rejection);
      case 'withdrawal.ask':
        return wordOf(withdrawalQuestions, code, question);
      case 'withdrawal.complaint':
        return wordOf(complaintRefusals, code, complaint);
      case 'deposit.refuse':
        return wordOf(depositRefusals, code, refusal);
      default:
        return undefined;
    }
  };
}

function wordOf<Code extends string>(
  codes: readonly Code[],
  text: string,
  t: (code: Code) => string,
): string | undefined {
  const known = codes.find((code) => code === text);
  return known === undefined ? undefined : t(known);
}
