import { useTranslations } from '@portal/i18n/react';
import { Button, Card } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { Contract } from '../api/read-consolidated.ts';
import { ContractFacts } from './contract-facts.tsx';
import { ContractState } from './contract-state.tsx';
import { TierTable } from './tier-table.tsx';

/** A contract with its rows and what the reader may do to it (design-brief.md 1.12). */
export function ContractCard(props: {
  readonly contract: Contract;
  readonly currency: string;
  /** Where kinds stand side by side. */
  readonly hasKind?: boolean;
}) {
  const t = useTranslations('contracts');
  const { contract, currency, hasKind = false } = props;
  const scope = t(`scope.${contract.scope}`);
  const title = hasKind ? `${t(`kind.${contract.kind}`)} · ${scope}` : scope;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="m-0 text-16 font-semibold">{title}</h3>
        <ContractState contract={contract} />
      </div>
      <ContractFacts contract={contract} />
      <TierTable tiers={contract.tiers} currency={currency} />
      <ContractActions contract={contract} />
    </Card>
  );
}

function ContractActions({ contract }: { readonly contract: Contract }) {
  const t = useTranslations('contracts.action');
  const show = useDialogs((state) => state.show);
  const isTermination = contract.state === 'TERM_REQUESTED';
  if (contract.actions.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {contract.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'primary' : 'secondary'}
          onClick={() => show('answerContract', { contract, action })}
        >
          {t(action === 'accept' && isTermination ? 'acceptEnd' : action)}
        </Button>
      ))}
    </div>
  );
}
