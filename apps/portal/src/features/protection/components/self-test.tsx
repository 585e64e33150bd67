import { useTranslations } from '@portal/i18n/react';
import { Button, Card, ErrorText, Segmented } from '@portal/ui';
import { useState } from 'react';
import {
  testAnswers,
  testMost,
  testQuestions,
  testResult,
  type TestAnswer,
  type TestAnswers,
  type TestQuestion,
} from '../self-test.ts';

/** Nine questions whose answers never leave the device (RG-08). */
export function SelfTest() {
  const t = useTranslations('safer-play.test');
  const [answers, setAnswers] = useState<TestAnswers>({});
  const [isAsked, setAsked] = useState(false);
  const answered = Object.keys(answers).length;
  const result = isAsked ? testResult(answers) : undefined;
  const choose = (question: TestQuestion, answer: TestAnswer) => {
    setAnswers((former) => ({ ...former, [question]: answer }));
  };
  return (
    <section data-ux="RG-08-test" className="flex flex-col items-start gap-4">
      <h2 className="m-0 text-20 font-bold">{t('title')}</h2>
      <p className="m-0 max-w-prose text-14 text-text-2">{t('lead')}</p>
      <ol className="m-0 flex w-full list-none flex-col gap-4 p-0">
        {testQuestions.map((question) => (
          <li key={question}>
            <Question
              text={t(`questions.${question}`)}
              answer={answers[question]}
              onChoose={(answer) => choose(question, answer)}
            />
          </li>
        ))}
      </ol>
      <Button size="touch" onClick={() => setAsked(true)}>
        {t('show')}
      </Button>
      <div role="status" className="w-full">
        {isAsked && result === undefined && (
          <ErrorText>{t('missing', { answered: String(answered), all: '9' })}</ErrorText>
        )}
        {result !== undefined && <Result {...result} />}
      </div>
      {result !== undefined && (
        <Button
          onClick={() => {
            setAnswers({});
            setAsked(false);
          }}
        >
          {t('again')}
        </Button>
      )}
      <p className="m-0 text-12 text-text-3">{t('source')}</p>
    </section>
  );
}

function Question(props: {
  readonly text: string;
  readonly answer: TestAnswer | undefined;
  readonly onChoose: (answer: TestAnswer) => void;
}) {
  const t = useTranslations('safer-play.test.answers');
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden="true" className="m-0 text-14">
        {props.text}
      </p>
      <Segmented<TestAnswer | ''>
        label={props.text}
        value={props.answer ?? ''}
        options={testAnswers.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          if (value !== '') {
            props.onChoose(value);
          }
        }}
      />
    </div>
  );
}

function Result({ score, band }: NonNullable<ReturnType<typeof testResult>>) {
  const t = useTranslations('safer-play.test');
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h3 className="m-0 text-16 font-semibold">{t(`result.${band}.title`)}</h3>
      <p className="m-0 text-13 text-text-2">
        {t('score', { score: String(score), most: String(testMost) })}
      </p>
      <p className="m-0 max-w-prose text-14">{t(`result.${band}.text`)}</p>
    </Card>
  );
}
