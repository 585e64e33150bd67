import { sessionToken } from '../../shared/client/portal-client.ts';
import { useSession } from '../../shared/session/session.ts';
import { readMemberInfo } from './api/read-member-info.ts';
import { resumeSession } from './api/resume-session.ts';
import { stayVisitor } from './sign-out.ts';
import { signedInMark } from './signed-in-mark.ts';

/**
 * At the start the tab takes its stored token, else a new token by the cookie of an earlier tab;
 * else the person is a visitor.
 */
export async function resume(): Promise<void> {
  if (sessionToken.read() === undefined && signedInMark.isSet()) {
    const outcome = await resumeSession();
    if (outcome.ok) {
      sessionToken.write(outcome.value.token);
    }
  }
  const token = sessionToken.read();
  if (token === undefined) {
    stayVisitor();
    return;
  }
  const info = await readMemberInfo();
  if (info.ok) {
    useSession.getState().enter(token, info.value);
  } else {
    stayVisitor();
  }
}
