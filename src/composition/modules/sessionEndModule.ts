import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/Clock';
import { SessionDoubts } from '../../application/ports/SessionDoubts';
import { SessionGateway } from '../../application/ports/SessionGateway';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { CheckSession } from '../../application/session/CheckSession';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { SessionEndStore } from '../../ui/session/SessionEndStore';
import { SessionStore } from '../../ui/session/SessionStore';

/** Notices behind the sign-in that the session has ended; each session has its own (AMB-55). */
export const sessionEndModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(CheckSession).toResolvedValue(
    (sessions: SessionGateway, storage: SessionStorage, clock: Clock) =>
      new CheckSession(sessions, storage, clock),
    [SessionGateway, SessionStorage, Clock],
  );
  bind(SessionEndStore).toResolvedValue(
    (
      doubts: SessionDoubts,
      checkSession: CheckSession,
      returnAfterSignIn: ReturnAfterSignIn,
      session: SessionStore,
    ) => new SessionEndStore({ doubts, checkSession, returnAfterSignIn, session }),
    [SessionDoubts, CheckSession, ReturnAfterSignIn, SessionStore],
  );
});
