import { useEffect } from 'react';
import { useConsent } from '../../../shared/site/consent.ts';
import { allowTag, countPage, startTag } from '../tag.ts';
import { ConsentBar } from './consent-bar.tsx';

interface AnalyticsProps {
  readonly gtagId: string;
  readonly path: string;
  /** Whether visits of the page that is shown may be counted. */
  readonly isMeasured: boolean;
  /** Whether the document was brought by such a page: another one's policy has no place for it. */
  readonly isDocumentMeasured: boolean;
}

/** Asks whether visits may be counted, and counts them when the answer was yes. */
export function Analytics(props: AnalyticsProps) {
  const { gtagId, path, isMeasured, isDocumentMeasured } = props;
  const { consent, choose } = useConsent();
  const isAllowed = consent === 'yes' && isMeasured && isDocumentMeasured;
  useEffect(() => {
    allowTag(gtagId, isAllowed);
    if (isAllowed) {
      startTag(gtagId);
      countPage(path);
    }
  }, [gtagId, isAllowed, path]);
  return consent === undefined && isMeasured ? <ConsentBar onChoose={choose} /> : null;
}
