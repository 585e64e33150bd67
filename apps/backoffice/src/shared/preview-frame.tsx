import { useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import styles from './preview-frame.module.css';

/**
 * What visitors will see, at the width of a phone or of a desktop; scrolled where there is less
 * room.
 */
export function PreviewFrame(props: {
  /** Of what, where a page has several. */
  readonly of?: string;
  readonly children: ReactNode;
}) {
  const { of, children } = props;
  const t = useTranslations('desk-content.preview');
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  const label = of === undefined ? t('label') : t('labelOf', { what: of });
  return (
    <section aria-label={label} className="grid min-w-0 gap-2">
      <h3 className="text-13 font-semibold text-text-2">{label}</h3>
      <Select
        aria-label={t('width')}
        value={width}
        onChange={setWidth}
        options={[
          { value: 'phone', label: t('phone') },
          { value: 'wide', label: t('wide') },
        ]}
      />
      <div role="region" aria-label={t(width)} tabIndex={0} className="min-w-0 overflow-x-auto">
        <div className={styles[width]}>{children}</div>
      </div>
    </section>
  );
}
