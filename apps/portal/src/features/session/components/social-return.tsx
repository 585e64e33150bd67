import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, Spinner } from '@portal/ui';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useSocialReturn } from '../hooks/use-social-return.ts';
import { SocialFactorForm } from './social-factor-form.tsx';

/** What happens with the answer of a provider, in the place of the login's forms. */
export function SocialReturn(props: {
  readonly answer: string;
  /** What is shown to whoever closed the window of the provider: they know why (M-18). */
  readonly ways: ReactNode;
  readonly onOtherWay: () => void;
}) {
  const t = useTranslations('social');
  const failureText = useFailureText();
  const { failure, factors, enter } = useSocialReturn(props.answer);
  if (failure !== undefined && isClosedByUser(props.answer)) {
    return props.ways;
  }
  if (failure !== undefined) {
    return (
      <div className="grid gap-3">
        <ErrorText>{failureText(failure)}</ErrorText>
        <Button variant="primary" size="touch" block onClick={props.onOtherWay}>
          {t('back')}
        </Button>
      </div>
    );
  }
  return factors === undefined ? (
    <p role="status" className="m-0 flex items-center gap-3 py-6">
      <Spinner size={24} />
      {t('checking')}
    </p>
  ) : (
    <SocialFactorForm factors={factors} enter={enter} />
  );
}

function isClosedByUser(answer: string): boolean {
  return new URLSearchParams(answer).get('error') === 'access_denied';
}
