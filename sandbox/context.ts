import type { Kysely } from 'kysely';
import type { SandboxConfig } from './config';
import type { Tables } from './database/schema';
import type { Secrets } from './database/secrets';
import type { FaultBoard } from './http/faults';

export type Db = Kysely<Tables>;

/** What every route of the sandbox can use. */
export type SandboxContext = {
  readonly db: Db;
  readonly config: SandboxConfig;
  readonly secrets: Secrets;
  /** Opens the desk: SANDBOX_KEY, or a key of the database's own. */
  readonly deskKey: string;
  /** What the payment provider's stand-in signs with: PAYMENT_SECRET, or a secret of the database's own. */
  readonly paymentSecret: string;
  readonly faults: FaultBoard;
  readonly now: () => Date;
  /** Prints a line to the terminal unless the sandbox runs quietly. */
  readonly print: (line: string) => void;
  /** The ports of the portal and the gateway, and that of the stored files where they have one, once they listen. */
  readonly ports: { portal: number; gateway: number; files?: number };
};
