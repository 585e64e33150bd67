import type { Failure } from '@portal/protocol/client';
import { type FormHandle, toastDone, useForm } from '@portal/ui';
import type { QueryKey } from '@tanstack/react-query';
import { auditKeys } from './audit-keys.ts';
import { queryClient } from './query-client.ts';
import { useReasonCheck } from './reason-field.tsx';
import { useLanding } from './use-landing.ts';

interface Values {
  readonly reason: string;
}

interface CarriedOut {
  readonly ok: true;
  readonly said?: string | undefined;
}

interface ReasonAct {
  /** Gets the reason without the blanks around it; may say what came of it in place of `done`. */
  readonly send: (reason: string) => Promise<CarriedOut | Failure | undefined>;
  /** What the page shows older than the act, also when it is refused; an empty key is all. */
  readonly stale?: QueryKey;
  /** Said when it is done. */
  readonly done: string;
  readonly onDone?: () => void;
  /** Under which the text outlives the closing of its form. */
  readonly keptAs?: string;
}

/** A form that asks for nothing but the reason of an act. */
export function useReasonForm({
  send,
  stale,
  done,
  onDone,
  keptAs,
}: ReasonAct): FormHandle<Values> {
  const landing = useLanding();
  return useForm<Values>({
    initial: { reason: '' },
    ...(keptAs !== undefined && { keptAs }),
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const answer = await send(reason.trim());
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (stale !== undefined) {
        void queryClient.invalidateQueries({ queryKey: stale });
      }
      if (answer?.ok === false) {
        return landing(answer, { shown: ['reason'] });
      }
      toastDone(answer?.said ?? done);
      onDone?.();
      return undefined;
    },
  });
}
