import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { CashierSettings } from './settings.ts';

type Shown = ReplyOf<Endpoints['readCashierRules']>;
type Rule = Shown['rules'][number];
type Named = Pick<Rule, 'name' | 'place'>;

/** The rules of the cashier as they are in force, each with its place in the configuration. */
export function presentRules(settings: CashierSettings, code: string): Shown {
  const unit = currency(code);
  const money = (named: Named, minor: bigint): Rule => {
    return { ...named, kind: 'amount', amount: formatAmount(minor, unit) };
  };
  return {
    currency: code,
    rules: [...withdrawalRules(settings, money), ...otherRules(settings, money)],
  };
}

type Money = (named: Named, minor: bigint) => Rule;

const at = (name: Rule['name'], place: string): Named => ({ name, place });
const number = (named: Named, value: number): Rule => ({ ...named, kind: 'number', number: value });
const onOff = (named: Named, isOn: boolean): Rule => ({ ...named, kind: 'switch', isOn });

function withdrawalRules({ withdrawal, receipt }: CashierSettings, money: Money): Rule[] {
  const w = 'cashier.withdrawal';
  const r = 'cashier.receipt';
  return [
    money(at('withdrawalLeast', `${w}.least`), withdrawal.leastMinor),
    money(at('withdrawalMost', `${w}.most`), withdrawal.mostMinor),
    number(at('withdrawalDailyCount', `${w}.dailyCount`), withdrawal.dailyCount),
    money(at('withdrawalDailyAmount', `${w}.dailyAmount`), withdrawal.dailyMinor),
    number(at('withdrawalFreeCount', `${w}.freeCount`), withdrawal.freeCount),
    money(at('withdrawalAutoMost', `${w}.autoMost`), withdrawal.autoMostMinor),
    onOff(at('withdrawalAutoSend', `${w}.autoSend`), withdrawal.autoSend),
    money(at('withdrawalCodeFrom', `${w}.codeFrom`), withdrawal.codeFromMinor),
    money(at('withdrawalTwoPersonsFrom', `${w}.twoPersonsFrom`), withdrawal.twoPersonsFromMinor),
    onOff(at('withdrawalAllowCancel', `${w}.allowCancel`), withdrawal.allowCancel),
    number(at('withdrawalCoolingHours', `${w}.coolingHours`), withdrawal.coolingHours),
    number(at('withdrawalReviewHours', `${w}.reviewHours`), withdrawal.reviewHours),
    onOff(at('receiptIsOn', `${r}.isOn`), receipt.isOn),
    number(at('receiptAutoMinutes', `${r}.autoMinutes`), receipt.autoMinutes),
    money(at('receiptAutoMost', `${r}.autoMost`), receipt.autoMostMinor),
  ];
}

function otherRules(settings: CashierSettings, money: Money): Rule[] {
  const { deposit, transfer, peers, aloneMinor, approvalHours } = settings;
  const d = 'cashier.deposit';
  const t = 'cashier.transfer';
  return [
    money(at('depositTwoPersonsFrom', `${d}.twoPersonsFrom`), deposit.twoPersonsFromMinor),
    money(at('depositAloneDaily', `${d}.aloneDaily`), deposit.aloneDailyMinor),
    number(at('depositMostOpen', `${d}.mostOpen`), deposit.mostOpen),
    number(at('depositReviewMinutes', `${d}.reviewMinutes`), deposit.reviewMinutes),
    number(at('depositLateHours', `${d}.lateHours`), deposit.lateHours),
    number(at('depositTurnoverMultiple', `${d}.turnoverMultiple`), deposit.turnoverMultiple),
    onOff(at('transferToUpline', `${t}.toUpline`), transfer.toUpline),
    onOff(at('transferToDownline', `${t}.toDownline`), transfer.toDownline),
    money(at('transferMost', `${t}.most`), transfer.mostMinor),
    money(at('transferDailyAmount', `${t}.dailyAmount`), transfer.dailyMinor),
    money(at('transferCodeFrom', `${t}.codeFrom`), transfer.codeFromMinor),
    onOff(at('peersIsOn', 'cashier.peers.isOn'), peers.isOn),
    money(at('adjustmentsAlone', 'adjustments.alone'), aloneMinor),
    number(at('adjustmentsWaitHours', 'adjustments.waitHours'), approvalHours),
  ];
}
