import type { useTranslations } from '@portal/i18n/react';

/** The translator of the words that every record has. */
export type RecordTexts = ReturnType<typeof useTranslations<'record-page'>>;
