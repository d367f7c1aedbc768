import { afterAll, beforeAll, describe, vi } from 'vitest';
import { ownDatabase } from '../sandbox/ownDatabase';
import { describeOnPostgres } from '../sandbox/postgres';
import { startSandbox } from '../sandbox/startSandbox';
import { watchCalls } from './document/watchedCalls';
import { elsewhere } from './elsewhere';
import { everyPort, everyReading } from './everyPort';
import { NodeUploadRequest } from './NodeUploadRequest';
import { clientContract } from './ports/clientContract';
import { paymentContract } from './ports/paymentContract';
import { sandboxBackend, type SandboxBackend } from './sandboxBackend';
import { everyProvider } from './payment/playedProviders';

vi.stubGlobal('XMLHttpRequest', NodeUploadRequest);
const heldAgainstTheDocument = watchCalls();

const embedded = async (): Promise<SandboxBackend> => {
  const running = await startSandbox({ databaseUrl: null, furtherProviders: everyProvider });
  return sandboxBackend(running.origin, running.close, running.gateway);
};

const onPostgres = (server: string) => async (): Promise<SandboxBackend> => {
  const { databaseUrl, drop } = await ownDatabase({}, server);
  const running = await startSandbox({ databaseUrl, furtherProviders: everyProvider });
  return sandboxBackend(
    running.origin,
    async () => {
      await running.close();
      await drop();
    },
    running.gateway,
  );
};

const contractOf = <B extends { readonly close: () => Promise<void> }>(
  name: string,
  start: () => Promise<B>,
  register: (open: () => B) => void,
): void => {
  describe(`the contract, ${name}`, () => {
    let backend: B;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());
    register(() => backend);
  });
};

const wholeContract = (open: () => SandboxBackend): void => {
  heldAgainstTheDocument(() => {
    everyPort(open);
    clientContract(open);
    paymentContract(open);
  });
};

contractOf('the sandbox on the embedded database', embedded, wholeContract);

describeOnPostgres('on a server', (server) => {
  contractOf('the sandbox on PostgreSQL', onPostgres(server), wholeContract);
});

const other = await elsewhere();
if (other?.kind === 'sandbox') contractOf(other.name, async () => other.backend, wholeContract);
if (other?.kind === 'foreign') contractOf(other.name, other.enter, everyReading);
