import { useTranslations } from '@portal/i18n/react';
import type { Landing } from '@portal/ui';
import type { Decision } from './use-decide.ts';

interface Chosen {
  readonly code: string;
  readonly ruling: string;
  readonly amount: string;
  readonly bankReference: string;
}

/** What a decision needs beside its reason, in words: each of them asks for something else. */
export function useMissing(): (values: Chosen, decision: Decision) => Landing<Chosen> | undefined {
  const t = useTranslations('desk-cashier.needed');
  return ({ code, ruling, amount, bankReference }, decision) => {
    switch (decision) {
      case 'pay':
      case 'return':
        return isBlank(bankReference)
          ? { fields: { bankReference: t('bankReference') } }
          : undefined;
      case 'reject':
        return code === '' ? { fields: { code: t('code') } } : undefined;
      case 'rule':
        if (ruling === '') {
          return { fields: { ruling: t('ruling') } };
        }
        return ruling === 'partial' && isBlank(amount)
          ? { fields: { amount: t('amount') } }
          : undefined;
      case 'claim':
      case 'approve':
      case 'ask':
      case 'send':
      case 'fail':
      case 'settle':
      case 'pause':
      case 'end':
        return undefined;
    }
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
