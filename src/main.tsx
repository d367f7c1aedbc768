import { isLeft } from 'fp-ts/Either';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createContainer, storeSourceOf } from './composition/container';
import { lazySignedIn } from './composition/lazySignedIn';
import { lazySignUp } from './composition/lazySignUp';
import { HOME_PATH } from './domain/session/destination';
import { LocalLanguageStorage } from './infrastructure/storage/LocalLanguageStorage';
import { loadConfiguration } from './infrastructure/config/loadConfiguration';
import { installTrustedTypes } from './infrastructure/system/trustedTypes';
import { SessionStore } from './ui/session/SessionStore';
import { App } from './ui/shell/App';
import { startLanguage } from './ui/texts/startLanguage';
import { withTexts } from './ui/texts/loading';
import { signedIn } from './ui/texts/entryGroups';

const start = async (root: Element): Promise<void> => {
  const [configuration] = await Promise.all([
    loadConfiguration(fetch),
    startLanguage(new LocalLanguageStorage(), navigator.languages),
  ]);
  if (isLeft(configuration)) {
    const { ConfigurationFaults } = await withTexts(
      [signedIn],
      () => import('./ui/shell/ConfigurationFaults'),
    );
    createRoot(root).render(<ConfigurationFaults faults={configuration.left} />);
    return;
  }
  installTrustedTypes(configuration.right);
  const container = createContainer(configuration.right);
  const { reports } = configuration.right;
  if (reports.errors || reports.vitals)
    void import('./composition/reports').then((m) => m.beginReports(container, reports));
  const source = storeSourceOf(container);
  const { SignedIn, fetch: fetchSignedIn } = lazySignedIn(container);
  // Prefetch shell and screen code in parallel for signed-in users.
  if (source(SessionStore).isSignedIn) fetchSignedIn(location.pathname);
  // As a transition the first render yields to input, even with the CPU slowed down four times.
  const whole = (
    <App
      source={source}
      SignedIn={SignedIn}
      prefetch={() => fetchSignedIn(HOME_PATH)}
      signUp={lazySignUp(container)}
    />
  );
  // What an error boundary catches is a fault all the same.
  const options = { onCaughtError: reports.errors ? reportError : undefined };
  startTransition(() => createRoot(root, options).render(whole));
};

const root = document.querySelector('#root');
if (root !== null) start(root).catch((fault: unknown) => console.error('The portal could not start.', fault));
