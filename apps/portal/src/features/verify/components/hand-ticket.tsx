import { useTranslations } from '@portal/i18n/react';
import { Field, TextArea } from '@portal/ui';
import { useState } from 'react';
import { ticketByHand, typedHash, typedPath } from '../by-hand.ts';
import { HandField } from './hand-field.tsx';
import { HandSteps } from './hand-steps.tsx';

/** The root above a ticket from its digest and the path on its receipt. */
export function HandTicket() {
  const t = useTranslations('verify-hand');
  const [leaf, setLeaf] = useState('');
  const [path, setPath] = useState('');
  const [root, setRoot] = useState('');
  const typed = { leaf: typedHash(leaf), path: typedPath(path), root: typedHash(root) };
  return (
    <>
      <HandField
        label={t('leaf')}
        value={leaf}
        onValue={setLeaf}
        error={typed.leaf === undefined ? t('hashWrong') : undefined}
      />
      <Field
        label={t('path')}
        hint={t('pathHint')}
        error={typed.path === undefined ? t('pathWrong') : undefined}
      >
        <TextArea
          dir="ltr"
          rows={4}
          className="font-mono"
          spellCheck={false}
          value={path}
          onChange={({ target }) => {
            setPath(target.value);
          }}
        />
      </Field>
      <HandField
        label={t('root')}
        value={root}
        onValue={setRoot}
        error={typed.root === undefined ? t('hashWrong') : undefined}
      />
      {typed.leaf !== undefined && typed.path !== undefined && typed.root !== undefined && (
        <HandSteps steps={ticketByHand({ leaf: typed.leaf, path: typed.path, root: typed.root })} />
      )}
    </>
  );
}
