import type { RegistrationShape } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import type { Landing } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { isOfInvitation, placesOf } from '../registration-places.ts';
import {
  faultOf,
  type RegisterSettings,
} from '../../../shared/registration/registration-problems.ts';
import { ruledFields, type RegistrationValues } from '../registration-values.ts';
import type { Invitation } from './use-invitation.ts';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';

const ownFields = ['confirmPassword', 'verificationCode', 'captcha', 'consent'] as const;

/** Where the form says what the server, or Firebase, has against it. */
export function useRegistrationRefusal(
  invitation: Pick<Invitation, 'drop'>,
  settings: RegisterSettings,
  shape: RegistrationShape,
) {
  const [badCode, setBadCode] = useState<string>();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const landing = useLanding();
  return {
    /** What the server said of an invitation; undefined once somebody has chosen what to do. */
    badCode,
    forgetBadCode: () => setBadCode(undefined),
    refused: (failure: Failure): Landing<RegistrationValues> => {
      if (isOfInvitation(failure)) {
        setBadCode(failureText(failure));
        invitation.drop();
      }
      const landed = landing<keyof RegistrationValues>(failure, {
        shown: [...ruledFields(settings), 'affiliateCode', ...ownFields],
        places: placesOf(shape, failure),
        faultText: (name, rule) => problemText(faultOf(settings, name, rule)),
      });
      if (failure.data['isNameTaken'] !== true) {
        return landed;
      }
      // The password was refused, and the name as well.
      const name = shape.by === 'mobile' ? 'mobileNum' : 'username';
      return { ...landed, fields: { ...landed.fields, [name]: problemText({ key: 'nameTaken' }) } };
    },
  };
}
