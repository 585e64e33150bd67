import { useTranslations } from '@portal/i18n/react';
import { Button, saveFile } from '@portal/ui';

/** Saves what was checked, as the offline file and the programs of `tools/verify` read it. */
export function SaveProof({ id, proof }: { readonly id: string; readonly proof: object }) {
  const t = useTranslations('verify');
  return (
    <div>
      <Button
        size="small"
        onClick={() => {
          saveFile({ name: `proof-${id}.json`, text: JSON.stringify(proof, null, 2) });
        }}
      >
        {t('saveProof')}
      </Button>
    </div>
  );
}
