import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';
import { CheckIcon, CloseIcon, VisuallyHidden, classNames } from '@portal/ui';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';
import { problemOf } from '../../../shared/registration/registration-problems.ts';
import type { PasswordChoice, PasswordJudge } from '../hooks/use-password-judge.ts';

type Standing = 'met' | 'broken' | 'open';

/** The rules of a password as a list; each turns when it is met, and none before it is true. */
export function PasswordRules(props: {
  readonly rule: FieldRule;
  readonly choice: PasswordChoice;
  readonly judge: PasswordJudge;
}) {
  const { rule, choice, judge } = props;
  const t = useTranslations('registration.password');
  const problemText = useProblemText();
  const { minLength: min, maxLength: max } = rule;
  const { username } = choice;
  const standing = standingsOf(props);
  const rows = [
    { text: problemText({ key: 'length', min, max }), is: standing.length },
    ...(rule.patternId === 'any'
      ? []
      : [{ text: problemText({ key: 'pattern', rule }), is: standing.pattern }]),
    { text: t('rule.known'), is: standing.known },
    { text: t('rule.varied'), is: standing.varied },
    { text: t(username === undefined ? 'rule.brand' : 'rule.names'), is: standing.names },
  ];
  return (
    <ul
      aria-label={t('rules')}
      aria-busy={choice.password !== '' && !judge.isHeard(choice)}
      className="m-0 -mt-1 grid list-none gap-0.5 p-0 text-13"
    >
      {rows.map(({ text, is }) => (
        <li
          key={text}
          className={classNames(
            'flex items-start gap-1.5',
            is === 'met' ? 'text-ok' : is === 'broken' ? 'text-bad' : 'text-text-3',
          )}
        >
          <span className="inline-grid size-4 shrink-0 place-items-center" aria-hidden="true">
            {is === 'met' ? (
              <CheckIcon size={16} />
            ) : is === 'broken' ? (
              <CloseIcon size={16} />
            ) : (
              <i className="size-1.5 rounded-full bg-line-strong" />
            )}
          </span>
          <span>
            {text} <VisuallyHidden>{t(`standing.${is}`)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

function standingsOf(props: {
  readonly rule: FieldRule;
  readonly choice: PasswordChoice;
  readonly judge: PasswordJudge;
}): Readonly<Record<'length' | 'pattern' | 'known' | 'varied' | 'names', Standing>> {
  const { rule, choice, judge } = props;
  const typed = problemOf({ ...rule, required: true }, choice.password)?.key;
  const isEmpty = choice.password === '';
  const hasLength = typed === undefined || typed === 'pattern';
  // What is too short still holds the start of anything, so nothing is said of it yet.
  const problems = hasLength ? judge.problems(choice) : [];
  const isHeard = hasLength && judge.isHeard(choice);
  const isNamed = choice.username !== '';
  const areNames = problems.some((problem) => problem === 'brand' || problem === 'username');
  return {
    length: hasLength && !isEmpty ? 'met' : 'open',
    pattern: hasLength ? (typed === 'pattern' ? 'broken' : 'met') : 'open',
    known: problems.includes('common') ? 'broken' : isHeard ? 'met' : 'open',
    varied: problems.includes('repeated') ? 'broken' : hasLength ? 'met' : 'open',
    names: areNames ? 'broken' : isHeard && isNamed ? 'met' : 'open',
  };
}
