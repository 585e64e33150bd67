import { useFormats, useTranslations } from '@portal/i18n/react';
import { birthDateFault, isYoungerThan } from '@portal/protocol';
import { Button, Dialog } from '@portal/ui';
import { useState } from 'react';
import { useSite } from '../site/site-facts.ts';
import { nowMs } from '../time/clock.ts';

interface Question {
  readonly birthday: string;
  readonly answer: (isRight: boolean) => void;
}

/**
 * A day of birth as it is typed: what is wrong with it, and the question that comes before one that
 * would stop the account, because it may be a slip of the hand (R17). Nothing is sent before yes.
 */
export function useBirthday() {
  const t = useTranslations('birthday');
  const formats = useFormats();
  const { minimumAge: age } = useSite();
  const [question, setQuestion] = useState<Question>();
  const today = formats.day(nowMs());
  const answer = (isRight: boolean) => {
    setQuestion(undefined);
    question?.answer(isRight);
  };
  return {
    wrong: t('wrong'),
    problemOf: (birthday: string) =>
      birthDateFault(birthday, today) === undefined ? undefined : t('wrong'),
    /** Whether it may be sent: the person is old enough, or has said that it is right. */
    isMeant: (birthday: string): Promise<boolean> =>
      isYoungerThan(age, birthday, today)
        ? new Promise((resolve) => {
            setQuestion({ birthday, answer: resolve });
          })
        : Promise.resolve(true),
    dialog: question !== undefined && (
      <Dialog
        kind="confirm"
        isOpen
        onClose={() => answer(false)}
        title={t('young.title')}
        closeLabel={t('young.no')}
        actions={
          <>
            <Button onClick={() => answer(false)}>{t('young.no')}</Button>
            <Button variant="primary" onClick={() => answer(true)}>
              {t('young.yes')}
            </Button>
          </>
        }
      >
        <p className="m-0">{t('young.text', { day: `\u2066${question.birthday}\u2069`, age })}</p>
      </Dialog>
    ),
  };
}
