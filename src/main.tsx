import { isLeft } from 'fp-ts/Either';
import { createRoot } from 'react-dom/client';
import { createContainer, storeSourceOf } from './composition/container';
import { lazySignedIn } from './composition/lazySignedIn';
import { loadConfiguration } from './infrastructure/config/loadConfiguration';
import { installTrustedTypes } from './infrastructure/system/trustedTypes';
import { App } from './ui/shell/App';
import { ConfigurationFaults } from './ui/shell/ConfigurationFaults';

const start = async (root: Element): Promise<void> => {
  const configuration = await loadConfiguration(fetch);
  if (isLeft(configuration)) {
    createRoot(root).render(<ConfigurationFaults faults={configuration.left} />);
    return;
  }
  installTrustedTypes(configuration.right);
  const container = createContainer(configuration.right);
  createRoot(root).render(<App source={storeSourceOf(container)} SignedIn={lazySignedIn(container)} />);
};

const root = document.querySelector('#root');
if (root !== null) start(root).catch((fault: unknown) => console.error('The portal could not start.', fault));
