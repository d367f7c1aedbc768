import { once } from 'node:events';
import { keepBaselineCode } from './baselineCode';
import { configFrom } from './config';
import { FolderInUse } from './database/lock';
import { OtherVersion } from './database/otherVersion';
import { errorCode } from './http/shape';
import { listen } from './listen';
import { createSandbox } from './sandbox';
import { httpsNeeded } from './secureAddress';
import { DEMO_CUSTOMER } from './seed/demoCustomer';

const leave = (): never => process.exit(1);

/** `npm start` builds the portal meanwhile, and tells when it is there. */
const permission = async (): Promise<void> => {
  if (process.env['SANDBOX_LISTENS'] !== 'when told') return;
  if (!process.connected) leave();
  process.once('disconnect', leave);
  await once(process, 'message');
  process.off('disconnect', leave);
  process.disconnect();
};

const start = async (): Promise<void> => {
  keepBaselineCode();
  const permitted = permission();
  const config = configFrom(process.env);
  const sandbox = await createSandbox(config);
  await permitted;
  const listening = await listen(sandbox);
  // Behind a development server the customer opens that server's address.
  const address = process.env['PORTAL_ADDRESS'] ?? listening.portal;
  const stop = (): void => {
    listening.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  sandbox.context.print(
    [
      '',
      `  Portal         ${address}`,
      `  Demo customer  ${DEMO_CUSTOMER.phone} (${DEMO_CUSTOMER.displayname}); any other Indian mobile number can register`,
      `  OTPs           appear here and at the desk`,
      `  Desk           ${address}/sandbox?key=${encodeURIComponent(sandbox.context.deskKey)}`,
      `  Database       ${sandbox.databaseName}`,
      ...httpsNeeded(config.host),
      '  Not for production: demo data, demo keys, and a desk that plays the expert.',
      '',
    ].join('\n'),
  );
  console.log(`ready ${listening.portal}`);
};

start().catch((error: unknown) => {
  const known =
    error instanceof FolderInUse || error instanceof OtherVersion || errorCode(error) === 'EADDRINUSE';
  console.error(
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error),
  );
  process.exit(1);
});
