import { Button } from '@portal/ui';
import { ReasonForm } from './reason-form.tsx';
import { useReasonForm } from './use-reason-form.ts';

/** Ends for good what its sheet shows, with a reason. */
export function EndForm(props: Parameters<typeof useReasonForm>[0] & { readonly label: string }) {
  const { label, ...act } = props;
  const form = useReasonForm(act);
  return (
    <ReasonForm form={form}>
      <Button type="submit" variant="danger" busy={form.isBusy}>
        {label}
      </Button>
    </ReasonForm>
  );
}
