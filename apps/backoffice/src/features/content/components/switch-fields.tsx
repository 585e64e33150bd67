import { useTranslations } from '@portal/i18n/react';
import { Checkbox } from '@portal/ui';
import type { SiteStatus } from '../api/read-site-status.ts';

type Switches = SiteStatus['switches'];

/** The switches whose meaning this release knows; others are named by their code alone. */
const explained = [
  'SITE',
  'OFFLINEPAGE',
  'REGISTER3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
] as const;

/** The tree of feature switches, with what each changes. */
export function SwitchFields(props: {
  readonly value: Switches;
  readonly onChange: (switches: Switches) => void;
}) {
  const t = useTranslations('desk-status.switches');
  const { value, onChange } = props;
  const turn = (modId: string, isOn: boolean) =>
    onChange(value.map((row) => (row.modId === modId ? { ...row, isOn } : row)));
  return (
    <fieldset data-ux="BO-13-switches" className="m-0 grid gap-2 border-0 p-0">
      <legend className="mb-2 text-16 font-semibold">{t('title')}</legend>
      {value.map(({ modId, isOn }) => {
        const known = explained.find((name) => name === modId);
        return (
          <Checkbox
            key={modId}
            label={
              <>
                {known === undefined ? null : <>{t(known)} </>}
                <code dir="ltr" className="text-12 text-text-3">
                  {modId}
                </code>
              </>
            }
            checked={isOn}
            onChange={({ target }) => turn(modId, target.checked)}
          />
        );
      })}
    </fieldset>
  );
}
