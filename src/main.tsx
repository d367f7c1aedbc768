import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createContainer, storeSourceOf } from './composition/container';
import { fetchSignedInCode } from './composition/entryParts';
import { settleLine } from './composition/settleLine';
import { keepLook } from './infrastructure/storage/keepLook';
import { storedMark } from './infrastructure/storage/storedMark';
import { LocalLanguageStorage } from './infrastructure/storage/LocalLanguageStorage';
import { loadConfiguration, type OnLost } from './infrastructure/config/loadConfiguration';
import { holdInstallPrompt } from './infrastructure/system/installPrompt';
import { nextTask } from './infrastructure/system/nextTask';
import { onceTouched } from './infrastructure/system/onceTouched';
import { installTrustedTypes } from './infrastructure/system/trustedTypes';
import { SessionStore } from './ui/session/SessionStore';
import { App } from './ui/shell/App';
import { Unreached } from './ui/shell/Unreached';
import { LazyParts } from './ui/state/LazyParts';
import { paintBrand } from './ui/theme/brandPaint';
import { shownOtherwise } from './ui/theme/brandShades';
import { textLoader } from './ui/texts/loading';
import { startLanguage } from './ui/texts/startLanguage';

/** Once the language is known, whoever has a session gets the signed-in code in it. */
const beginToSpeak = async (): Promise<void> => {
  await startLanguage(textLoader, new LocalLanguageStorage(), navigator.languages);
  if (isSome(storedMark())) fetchSignedInCode();
};

const start = async (root: Element): Promise<void> => {
  holdInstallPrompt();
  const admitVendors = installTrustedTypes();
  const speaking = nextTask().then(beginToSpeak);
  let lost: Root | undefined;
  const onLost: OnLost = (state) =>
    void speaking
      .then(() => (lost ??= createRoot(root)).render(<Unreached {...state} />))
      .catch(() => undefined);
  const [configuration] = await Promise.all([loadConfiguration(fetch, onLost), speaking]);
  if (isLeft(configuration)) {
    const [{ ConfigurationFaults }] = await Promise.all([
      import('./ui/shell/ConfigurationFaults'),
      textLoader.load('portal'),
    ]);
    lost?.unmount();
    createRoot(root).render(<ConfigurationFaults faults={configuration.left} />);
    return;
  }
  admitVendors(configuration.right);
  await nextTask();
  showBrand(configuration.right.brand.colour);
  await nextTask();
  const container = createContainer(configuration.right);
  const { reports } = configuration.right;
  if (reports.errors || reports.vitals)
    void import('./composition/reports').then((m) => m.beginReports(container, reports));
  const source = storeSourceOf(container);
  await nextTask();
  await settleLine(container);
  await nextTask();
  // Shell and screen come at once for whoever is signed in.
  if (source(SessionStore).isSignedIn) source(LazyParts).prefetch('signedIn');
  // As a transition the first render yields to input, even with the CPU slowed down four times.
  const whole = <App source={source} />;
  // What an error boundary catches is a fault all the same.
  const options = { onCaughtError: reports.errors ? reportError : undefined };
  lost?.unmount();
  startTransition(() => createRoot(root, options).render(whole));
  if (configuration.right.serviceWorker && import.meta.env.PROD)
    onceTouched(() => void installServiceWorker());
};

/** Before anything of the portal is shown; the next visit begins with it. */
const showBrand = (colour: string): void => {
  keepLook(paintBrand(colour));
  const told = shownOtherwise(colour);
  if (told !== '') console.warn(told);
};

/** Where the configuration asks for it; the development server has no worker. */
const installServiceWorker = (): Promise<void> =>
  import('./infrastructure/system/registerServiceWorker')
    .then((m) => m.registerServiceWorker())
    .catch(console.warn);

const root = document.querySelector('#root');
// The page's own script hears it and says that the portal could not be opened.
if (root !== null) start(root).catch(reportError);
