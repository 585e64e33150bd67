import { sessionEndingIn, type SessionEnding } from '@portal/protocol';
import { sessionToken } from '../../shared/client.ts';
import { readOperator } from './api/read-operator.ts';
import { resumeOperator } from './api/resume-operator-session.ts';
import { sessionEnded, signedIn, signedOut, useOperatorSession } from './operator-session.ts';

/** Finds out who is signed in: by this tab's token, else by the cookie of another tab. */
export async function resumeSession(): Promise<void> {
  if (useOperatorSession.getState().state !== 'unknown') {
    return;
  }
  let ending: SessionEnding | undefined;
  if (sessionToken.read() !== undefined) {
    const known = await readOperator();
    if (known.ok) {
      signedIn(known.value);
      return;
    }
    ending = sessionEndingIn(known.data);
    if (ending !== undefined) {
      // Over, whoever the cookie stands for by now.
      sessionEnded(ending);
    }
  }
  const resumed = await resumeOperator();
  if (resumed.ok) {
    sessionToken.write(resumed.value.token);
    signedIn(resumed.value.operator);
  } else {
    sessionToken.clear();
    if (ending === undefined) {
      signedOut();
    }
  }
}
