import { useTranslations } from '@portal/i18n/react';
import type { CaptchaAction, CaptchaKind } from '@portal/protocol';
import { useState, type ComponentProps } from 'react';
import { useBoot } from '../site/site-facts.ts';
import { CaptchaGeetest } from './captcha-geetest.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { CaptchaWork } from './captcha-work.tsx';

interface CaptchaFieldProps {
  readonly action: CaptchaAction;
  /** Why it is asked: after refused tries, or of everyone. */
  readonly reason: 'failures' | 'everyone';
  /** Changes with every refused attempt: the picture has been used. */
  readonly attempt: number;
  /** Takes the focus when the layer opens: what stands before it is filled in. */
  readonly isFirst?: boolean;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
  /** Takes an answer that nobody typed. */
  readonly onAnswer: (answer: string) => void;
}

/**
 * Why somebody is asked to show that they are no program, the way that the site offers first, and
 * the others: nobody depends on seeing a picture, or on another company's server (X9).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { action, reason, attempt, error, onAnswer } = props;
  const t = useTranslations('session.captcha');
  const { captchaKinds, geetest } = useBoot().system.info;
  const [kind, setKind] = useState(captchaKinds[0]);
  const choose = (way: CaptchaKind): void => {
    onAnswer('');
    setKind(way);
  };
  const others = captchaKinds.filter((way) => way !== kind && isWayOut(kind, way));
  return (
    <div data-ux="M-15" className="grid gap-1">
      <p className="m-0 text-13 text-text-2">
        {t(kind === 'geetest' ? 'check' : reason === 'failures' ? 'whyFailures' : 'whyEveryone')}
      </p>
      {kind === 'geetest' && geetest !== null && (
        <CaptchaGeetest settings={geetest} {...{ action, attempt, error, onAnswer }} />
      )}
      {kind === 'proof_of_work' && <CaptchaWork {...{ action, attempt, error, onAnswer }} />}
      {kind === 'picture' && <CaptchaPicture {...props} />}
      {others.map((way) => (
        <button
          key={way}
          type="button"
          className="-mt-2 min-h-11 justify-self-start text-start text-14 font-semibold text-link"
          onClick={() => choose(way)}
        >
          {t(way === 'picture' ? 'withPicture' : 'withoutPicture')}
        </button>
      ))}
    </div>
  );
}

/** A puzzle asks nothing of anybody; whoever has it needs no other way. */
function isWayOut(from: CaptchaKind | undefined, to: CaptchaKind): boolean {
  return to === 'proof_of_work' || (from === 'geetest' && to === 'picture');
}
