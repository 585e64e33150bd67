import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { themeOf } from '../../../shared/stage/symbols/theme-of.ts';
import type { Receipt, Spin } from '../round.ts';
import { SymbolPicture } from '../../../shared/stage/symbols/symbol-picture.tsx';

/** Every paid run of the round, the paid spin first. */
export function RoundWins({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('receipt');
  const { round } = receipt;
  const spins = [round.base, ...round.freeSpins];
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold">{t('wins')}</h2>
      <ol className="grid list-none gap-3">
        {spins.map((spin, index) => (
          <li key={`${index}:${spin.stops.join()}`}>
            {spins.length > 1 && (
              <p className="mb-1 flex justify-between gap-4 text-13 font-semibold text-text-2">
                <span>{index === 0 ? t('paidSpin') : t('freeSpin', { index })}</span>
                <MoneyText amount={spin.win} currency={round.currency} />
              </p>
            )}
            <SpinWins spin={spin} receipt={receipt} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function SpinWins({ spin, receipt }: { readonly spin: Spin; readonly receipt: Receipt }) {
  const t = useTranslations('receipt');
  const formats = useFormats();
  const { design, round } = receipt;
  const theme = themeOf({ nodeId: round.nodeId, themeId: receipt.theme });
  if (spin.wins.length === 0 && spin.scatter.credits === 0) {
    return <p className="text-14 text-text-3">{t('noWins')}</p>;
  }
  const rows = [
    ...spin.wins.map((win) => ({
      key: `${win.line}:${win.symbol}`,
      symbol: win.symbol,
      what:
        win.line < 0
          ? t('ways', { count: win.count, ways: win.ways })
          : t('line', { line: win.line + 1, count: win.count }),
      amount: win.amount,
    })),
    ...(spin.scatter.credits === 0 || design.scatter === undefined
      ? []
      : [
          {
            key: 'scatter',
            symbol: design.scatter.symbol,
            what: t('scatter', { count: formats.count(spin.scatter.count) }),
            amount: spin.scatter.amount,
          },
        ]),
  ];
  return (
    <ul className="grid list-none gap-2">
      {rows.map(({ key, symbol, what, amount }) => (
        <li key={key} className="flex items-center gap-3 text-14">
          <SymbolPicture symbol={symbol} design={design} theme={theme} size={36} />
          <span>{what}</span>
          <span className="ms-auto">
            <MoneyText amount={amount} currency={round.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}
