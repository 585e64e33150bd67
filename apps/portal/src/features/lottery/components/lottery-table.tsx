import { useTranslations } from '@portal/i18n/react';
import {
  findBetType,
  formatDecimal,
  priceSlip,
  type SlipLine,
  type SlipRules,
} from '@portal/lottery';
import { newIdempotencyKey } from '@portal/protocol/client';
import { Button, Sheet, Tabs } from '@portal/ui';
import { Suspense, useMemo, useState } from 'react';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { usePause } from '../../../shared/protection/use-pause.ts';
import { chaseOf, noChase } from '../chase.ts';
import type { GameGroup } from '../game-groups.ts';
import type { HallPath, LotteryGame, PrizeMode } from '../halls.ts';
import { useSellable } from '../hooks/use-sellable.ts';
import { useDraft, type Draft } from '../hooks/use-draft.ts';
import { usePlay, type OpenPlay } from '../hooks/use-play.ts';
import {
  amountOf,
  hotRulesOf,
  repriced,
  rulesOf,
  totalCost,
  totalUnits,
  type ListedLine,
} from '../slip.ts';
import { BetList } from './bet-list.tsx';
import { ChasePanel } from './chase-panel.tsx';
import { DraftTotal } from './draft-total.tsx';
import { DrawHeader } from './draw-header.tsx';
import { GameMenuList } from './game-menu.tsx';
import { LiveHint } from './live-hint.tsx';
import hallStyles from './hall.module.css';
import playStyles from './play.module.css';
import slipStyles from './slip.module.css';
import { MyBets } from './my-bets.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PlayTabs } from './play-tabs.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { SelectionPanel } from './selection-panel.tsx';
import { StakeBar } from './stake-bar.tsx';
import { TrendPanel } from './trend-panel.tsx';

/** Only Yeekee is played with shots. */
const ShotsPanel = lazyInTime(async () => (await import('../shots/shots-panel.tsx')).ShotsPanel);

interface TableProps {
  readonly hall: HallPath;
  readonly game: LotteryGame;
  readonly groups: readonly GameGroup[];
  readonly currency: string;
  /** The mode that its plays begin with. */
  readonly prizeMode: PrizeMode | undefined;
}

/**
 * A lottery game: its draws, its plays, and the slip that is put together (design-brief.md 1.9).
 */
export function LotteryTable(props: TableProps) {
  const { hall, game, groups, currency, prizeMode } = props;
  const t = useTranslations('lottery');
  // Its rules change with the version of the game only; a draw is no reason to count anew.
  const rules = useMemo(() => rulesOf(game, currency), [game, currency]);
  const play = usePlay(game, rules, prizeMode);
  const [hasMenu, setMenu] = useState(false);
  const [hasRules, setRules] = useState(false);
  const menu = (onGo?: () => void) => (
    <GameMenuList
      hall={hall}
      groups={groups}
      current={game.game.gameCode}
      {...(onGo !== undefined && { onGo })}
    />
  );
  return (
    <div className={hallStyles['table']}>
      <aside className={hallStyles['games']} data-ux="LOT-01">
        {menu()}
      </aside>
      <div className={hallStyles['main']}>
        <DrawHeader
          game={game}
          onGames={() => {
            setMenu(true);
          }}
          onRules={() => {
            setRules(true);
          }}
        />
        {game.source === 'shots' && (
          <Suspense>
            <ShotsPanel gameCode={game.game.gameCode} />
          </Suspense>
        )}
        {play === undefined ? (
          <p className="text-14 text-text-2">{t('play.none')}</p>
        ) : (
          <Playing {...props} play={play} rules={rules} />
        )}
      </div>
      <SidePanel game={game} />
      {hasRules && play !== undefined && (
        <RulesSheet
          betType={play.betType}
          prizeGroup={game.groups.member}
          limits={game.limits}
          currency={props.currency}
          onClose={() => {
            setRules(false);
          }}
        />
      )}
      <Sheet
        isOpen={hasMenu}
        title={t('menu.title')}
        closeLabel={t('menu.close')}
        onClose={() => {
          setMenu(false);
        }}
      >
        {menu(() => {
          setMenu(false);
        })}
      </Sheet>
    </div>
  );
}

interface PlayingProps extends TableProps {
  readonly play: OpenPlay;
  readonly rules: ReturnType<typeof rulesOf>;
}

/** The rules of the issues that the slip goes into: those of a chase, or the one on sale. */
function useHotRules({ game, rules }: PlayingProps, count: number) {
  const { hotNumbers } = game;
  const issueNos = useSellable(game)
    .slice(0, count)
    .map(({ issueNo }) => issueNo)
    .join(' ');
  return useMemo(
    () => hotRulesOf(rules, hotNumbers, issueNos.split(' ')),
    [rules, hotNumbers, issueNos],
  );
}

/** The slip: the line that is put together, the list, the chase, and the way to bet. */
function Playing(props: PlayingProps) {
  const { game, currency, play } = props;
  const [kept, setLines] = useState<readonly ListedLine[]>([]);
  const [desired, setWish] = useState(noChase);
  const rules = useHotRules(props, desired.isOn ? desired.issues : 1);
  const lines = useMemo(() => repriced(kept, rules), [kept, rules]);
  const draft = useDraft(play.betType, rules);
  const [ordering, setOrdering] = useState<readonly ListedLine[]>();
  const closeOrder = () => {
    setOrdering(undefined);
  };
  const issues = useSellable(game);
  // Not more issues than are published; without two there is no chase.
  const wish = { ...desired, issues: Math.min(desired.issues, Math.max(2, issues.length)) };
  const answer = chaseOf(wish, lines, rules);
  const listed = (slips: readonly SlipLine[]) => listedAt(rules, slips);
  const isChase = wish.isOn && lines.length > 0;
  const needed = isChase ? (answer.ok ? answer.value.multiples.length : Infinity) : 1;
  const hasClosed = lines.some(({ isClosed }) => isClosed);
  const mayOrder = lines.length > 0 && issues.length >= needed && !hasClosed;
  return (
    <>
      <PlayTabs
        styleNames={play.styleNames}
        style={play.style}
        groups={play.groups}
        group={play.group}
        betType={play.betType}
        onStyle={play.openStyle}
        onPlay={play.openPlay}
      />
      <section data-ux="LOT-05" className={playStyles['panel']}>
        <SelectionPanel
          key={`${play.betType.id}:${draft.turn}`}
          betType={play.betType}
          choosing={draft.choosing}
          onChoose={draft.choose}
          oddsOf={oddsOf(draft, rules)}
        />
      </section>
      <StakeBar draft={draft} game={game} />
      <DraftTotal
        draft={draft}
        lines={lines}
        game={game}
        currency={currency}
        onAdd={() => {
          setLines([...lines, ...listed([draft.slip])]);
          draft.clear();
        }}
        onBet={() => {
          setOrdering(
            lines.length === 0 ? listed([draft.slip]) : [...lines, ...listed([draft.slip])],
          );
        }}
        onQuickPick={(count) => {
          setLines([...lines, ...listed(draft.pickRandomly(count))]);
        }}
      />
      <div className={slipStyles['slip']}>
        <BetList
          lines={lines}
          currency={currency}
          onClear={() => {
            setLines([]);
          }}
          onRemove={(key) => {
            setLines(lines.filter((line) => line.key !== key));
          }}
          onEdit={(line) => {
            const betType = findBetType(line.slip.betType);
            if (betType !== undefined) {
              setLines(lines.filter(({ key }) => key !== line.key));
              play.openPlay(betType);
              draft.edit(line.slip);
            }
          }}
        />
        <ChasePanel
          wish={wish}
          onWish={setWish}
          lines={lines}
          answer={answer}
          issues={issues}
          currency={currency}
        />
        <LiveHint
          game={game}
          currency={currency}
          slip={slipOf(lines, draft, firstOf(answer, isChase))}
        />
        <SlipFoot
          lines={lines}
          currency={currency}
          total={isChase && answer.ok ? answer.value.totalCost : totalCost(lines)}
          mayOrder={mayOrder}
          onOrder={() => {
            setOrdering(lines);
          }}
        />
      </div>
      {ordering !== undefined && (
        <OrderDialog
          lines={ordering}
          rules={rules}
          game={game}
          currency={currency}
          chase={isChase ? { wish, answer: chaseOf(wish, ordering, rules) } : undefined}
          onPriced={setOrdering}
          onClose={closeOrder}
          onPlaced={() => {
            closeOrder();
            setLines([]);
            draft.clear();
          }}
        />
      )}
    </>
  );
}

/** Lines for the list, at the prices of now. */
function listedAt(rules: SlipRules, slips: readonly SlipLine[]): readonly ListedLine[] {
  return slips.flatMap((slip) => {
    const priced = priceSlip(slip, rules);
    return priced.ok ? [{ key: newIdempotencyKey(), slip, priced: priced.value }] : [];
  });
}

/** List and line together, as they go into the issue on sale. */
function slipOf(lines: readonly ListedLine[], { priced }: Draft, multiple: bigint) {
  const draft = priced.ok ? priced.value : undefined;
  return {
    units: totalUnits(lines) + (draft?.line.units ?? 0),
    cost: totalCost(lines) * multiple + (draft?.cost ?? 0n),
  };
}

/** The multiple of a chase in its first issue. */
function firstOf(answer: ReturnType<typeof chaseOf>, isChase: boolean): bigint {
  return isChase && answer.ok ? BigInt(answer.value.multiples[0] ?? 1) : 1n;
}

/** Balance, total, and the way to bet the list. */
function SlipFoot(props: {
  readonly lines: readonly ListedLine[];
  readonly currency: string;
  /** Of all issues of a chase. */
  readonly total: bigint;
  readonly mayOrder: boolean;
  readonly onOrder: () => void;
}) {
  const { lines, currency } = props;
  const t = useTranslations('lottery.list');
  const balance = useBalance().data;
  const pause = usePause();
  const paused = useTranslations('protection.pause');
  return (
    <footer className={slipStyles['slip-foot']}>
      {balance !== undefined && (
        <span className="text-13 text-text-2">
          {t('balance')} <MoneyText amount={balance.balance} currency={balance.currency} />
        </span>
      )}
      <strong className="ms-auto">
        <MoneyText amount={amountOf(props.total, currency)} currency={currency} />
      </strong>
      {pause !== undefined && (
        <span role="status" className="text-13 text-warn">
          {paused('games')}
        </span>
      )}
      <Button
        variant="primary"
        disabled={!props.mayOrder || pause !== undefined}
        onClick={props.onOrder}
      >
        {t('confirm', { count: lines.length })}
      </Button>
    </footer>
  );
}

/** Odds of an option at what is chosen now, for the options of fixed odds. */
function oddsOf(draft: Draft, rules: ReturnType<typeof rulesOf>) {
  return (word: string): string | undefined => {
    const key = 'opts' in draft.betType.form ? 'opts' : 'vals';
    if (!(key in draft.betType.form) || draft.betType.tiers.length < 2) {
      return undefined;
    }
    const value = key === 'vals' ? Number(word) : word;
    const selection = { ...draft.choosing, [key]: [value] };
    const slip = { ...draft.slip, selection, stake: sampleStake(draft.slip, rules) };
    const priced = priceSlip(slip, rules);
    const odds = priced.ok ? Object.values(priced.value.odds.tiers)[0] : undefined;
    return odds === undefined ? undefined : formatDecimal(odds);
  };
}

/** A stake that the rules take, whatever is typed. */
function sampleStake(
  { stake }: SlipLine,
  { stakes }: ReturnType<typeof rulesOf>,
): SlipLine['stake'] {
  return 'unitPrice' in stake ? stake : { stakePerUnit: stakes.lowest };
}

const panels = ['results', 'trend', 'bets'] as const;

/** Results, trends and the member's own bets beside the slip. */
function SidePanel({ game }: Pick<TableProps, 'game'>) {
  const t = useTranslations('lottery.side');
  const [panel, setPanel] = useState<(typeof panels)[number]>('results');
  const [family = ''] = game.game.families;
  return (
    <aside className={hallStyles['side']}>
      <Tabs
        label={t('label')}
        tabs={panels.map((value) => ({ value, label: t(value) }))}
        value={panel}
        onChange={setPanel}
      >
        {panel === 'results' && <ResultsPanel gameCode={game.game.gameCode} family={family} />}
        {panel === 'trend' && <TrendPanel issues={game.results} family={family} />}
        {panel === 'bets' && <MyBets gameCode={game.game.gameCode} />}
      </Tabs>
    </aside>
  );
}
