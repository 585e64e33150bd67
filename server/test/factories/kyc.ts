import type { KycKind } from '@portal/protocol';
import { somePicture } from './rewards.ts';

/** The least that somebody sends who is of age. */
export async function somePapers(kind: KycKind = 'identity') {
  const images = [await somePicture()];
  return kind === 'identity'
    ? {
        kind,
        paper: 'passport',
        fullName: 'Mika Harbour',
        bornOn: '1990-02-28',
        number: 'P1234711',
        expiresOn: '2032-05-31',
        images,
      }
    : { kind, paper: 'utility_bill', address: 'Quay 4, Harbour', images };
}
