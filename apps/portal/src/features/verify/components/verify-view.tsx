import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Card, ErrorText, Field, Input, saveFile, TextArea } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { readDrawProof, readTicketProof } from '../api/read-proof.ts';
import { checkDraw, checkTicket } from '../check-proof.ts';
import type { Checked } from '../proof.ts';
import { readPasted, type Pasted } from '../read-pasted.ts';
import { CheckedChain } from './checked-chain.tsx';
import { CheckedRaffle } from './checked-raffle.tsx';
import { FileChoice } from './file-choice.tsx';
import { FindRound } from './find-round.tsx';
import { StepLine } from './step-line.tsx';
import type { VerifySearch } from '../verify-search.ts';

/** Not everybody who checks a draw checks that of a raffle. */
const RaffleCheck = lazyInTime(async () => (await import('./raffle-check.tsx')).RaffleCheck);

/** Nor does everybody check a round, which brings texts and rules of its own. */
const RoundCheck = lazyInTime(async () => (await import('./round-check.tsx')).RoundCheck);
const CheckedRound = lazyInTime(async () => (await import('./round-check.tsx')).CheckedRound);

/** Who types seeds by hand is rarer still. */
const HandCheck = lazyInTime(async () => (await import('./hand-check.tsx')).HandCheck);

interface ViewProps {
  readonly search: VerifySearch;
  readonly onSearch: (search: VerifySearch) => void;
}

/**
 * Everything about a draw, a ticket or a round is computed again here, in this browser (R46, R133,
 * R138).
 */
export function VerifyView(props: ViewProps) {
  const t = useTranslations('verify');
  return (
    <div data-ux="LOT-17" className="grid gap-6">
      <div>
        <PageHeading>{t('title')}</PageHeading>
        <p className="m-0 max-w-3xl text-text-2">{t('intro')}</p>
        <ol className="m-0 mt-3 grid max-w-3xl list-decimal gap-1 ps-5 text-14 text-text-2">
          <li>{t('how.commitment')}</li>
          <li>{t('how.seal')}</li>
          <li>{t('how.draw')}</li>
          <li>{t('how.beacon')}</li>
          <li>{t('how.ticket')}</li>
        </ol>
      </div>
      <FindIssue key={`${props.search.gameCode} ${props.search.issueNo}`} {...props} />
      <Read search={props.search} />
      {props.search.raffleId !== undefined && (
        <Suspense>
          <RaffleCheck raffleId={props.search.raffleId} />
        </Suspense>
      )}
      <FindRound key={props.search.roundId} {...props} />
      {props.search.roundId !== undefined && (
        <Suspense>
          <RoundCheck roundId={props.search.roundId} />
        </Suspense>
      )}
      <PasteBox />
      <Suspense>
        <HandCheck />
      </Suspense>
      <p className="m-0 text-14 text-text-2">
        {t('offline')}{' '}
        <a href="/verify-offline.html" download className={buttonClass({ size: 'small' })}>
          {t('save')}
        </a>
      </p>
    </div>
  );
}

function FindIssue({ search, onSearch }: ViewProps) {
  const t = useTranslations('verify');
  const [gameCode, setGameCode] = useState(search.gameCode ?? '');
  const [issueNo, setIssueNo] = useState(search.issueNo ?? '');
  return (
    <form
      // The form for values typed by hand has fields of the same names.
      aria-label={t('title')}
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(submit) => {
        submit.preventDefault();
        onSearch({ gameCode: gameCode.trim(), issueNo: issueNo.trim() });
      }}
    >
      <Field label={t('gameCode')}>
        <Input
          dir="ltr"
          value={gameCode}
          onChange={({ target }) => {
            setGameCode(target.value);
          }}
        />
      </Field>
      <Field label={t('issueNo')}>
        <Input
          dir="ltr"
          value={issueNo}
          onChange={({ target }) => {
            setIssueNo(target.value);
          }}
        />
      </Field>
      <Button type="submit" variant="primary" className="mb-6">
        {t('check')}
      </Button>
    </form>
  );
}

/** What the address asks for: an issue, or a ticket of the member. */
function Read({ search }: { readonly search: VerifySearch }) {
  const { gameCode = '', issueNo = '', ticketId } = search;
  const hasIssue = gameCode !== '' && issueNo !== '';
  const query = useQuery({
    queryKey: ['verify', gameCode, issueNo, ticketId],
    queryFn: async (): Promise<DrawPasted> =>
      ticketId === undefined
        ? { kind: 'draw', proof: await readDrawProof({ gameCode, issueNo }) }
        : { kind: 'ticket', proof: await readTicketProof(ticketId) },
    enabled: hasIssue || ticketId !== undefined,
    staleTime: 0,
  });
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  return query.data === undefined ? null : <Result pasted={query.data} />;
}

function PasteBox() {
  const t = useTranslations('verify');
  const [text, setText] = useState('');
  const pasted = readPasted(text);
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('pasteTitle')}</h2>
      <Field label={t('paste')} hint={t('pasteHint')}>
        <TextArea
          dir="ltr"
          rows={4}
          className="font-mono"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </Field>
      <FileChoice onText={setText} />
      {text.trim() !== '' && <Answer pasted={pasted} />}
    </section>
  );
}

function Answer({ pasted }: { readonly pasted: Pasted | undefined }) {
  const t = useTranslations('verify');
  if (pasted === undefined) {
    return <ErrorText>{t('unreadable')}</ErrorText>;
  }
  switch (pasted.kind) {
    case 'events':
      return <CheckedChain proof={pasted.proof} />;
    case 'round':
      return (
        <Suspense>
          <CheckedRound proof={pasted.proof} />
        </Suspense>
      );
    case 'raffle':
      return <CheckedRaffle proof={pasted.proof} />;
    default:
      return <Result pasted={pasted} />;
  }
}

/** What follows from a seed or stands under a root. */
type DrawPasted = Exclude<Pasted, { readonly kind: 'events' | 'round' | 'raffle' }>;

async function checkedOf(pasted: DrawPasted): Promise<Checked> {
  return pasted.kind === 'draw' ? checkDraw(pasted.proof) : checkTicket(pasted.proof);
}

/** Computed here, so that it needs no network. */
function useChecked(pasted: DrawPasted): Checked | undefined {
  const { data } = useQuery({
    queryKey: ['verify', 'checked', JSON.stringify(pasted)],
    queryFn: () => checkedOf(pasted),
    networkMode: 'always',
    gcTime: 0,
  });
  return data;
}

/** What the draw of the issue is bound to already, to be kept until its seed is told (R133). */
function Promised({ commitment }: { readonly commitment: unknown }) {
  const t = useTranslations('verify');
  return typeof commitment !== 'string' ? null : (
    <p className="m-0">
      {t('promised')}{' '}
      <code className="font-mono text-13 break-all" dir="ltr">
        {commitment}
      </code>
    </p>
  );
}

function Result({ pasted }: { readonly pasted: DrawPasted }) {
  const t = useTranslations('verify');
  const checked = useChecked(pasted);
  const { gameCode, issueNo } = pasted.proof;
  const reason = pasted.kind === 'draw' ? pasted.proof.voidReason : undefined;
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">
        <bdi>
          {gameCode} {issueNo}
        </bdi>
      </h2>
      {typeof reason === 'string' && <p className="m-0">{t('void', { reason })}</p>}
      {checked?.kind === 'steps' && (
        <ol className="m-0 grid list-none gap-4 p-0">
          {checked.steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              text={t(`${step.isFine ? 'fine' : 'wrong'}.${step.name}`)}
            />
          ))}
        </ol>
      )}
      {checked !== undefined && checked.kind !== 'steps' && (
        <p className="m-0 text-text-2">{t(checked.kind)}</p>
      )}
      {checked?.kind === 'notYet' && pasted.kind === 'draw' && (
        <Promised commitment={pasted.proof.commitment} />
      )}
      <div>
        <Button
          size="small"
          onClick={() => {
            saveFile({
              name: `proof-${pasted.kind}-${gameCode}-${issueNo.replaceAll('/', '-')}.json`,
              text: JSON.stringify(pasted.proof, null, 2),
            });
          }}
        >
          {t('saveProof')}
        </Button>
      </div>
    </Card>
  );
}
