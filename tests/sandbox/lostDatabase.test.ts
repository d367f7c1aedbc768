import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isLine, keptOf, newCustomer, write } from './countedWrites';
import { cuttableServer, type CuttableServer } from './cuttableServer';
import { ownDatabase } from './ownDatabase';
import { describeOnPostgres } from './postgres';
import { buildProgram, endProgram, type Program, removeProgram, startProgram } from './program';
import { atGateway, goBack, newCustomer as newShopper, orderOf, press, transaction } from './shopping';
import { type Running, startSandbox } from './startSandbox';

const CUSTOMERS = 10;
const WRITES_EACH = 20;
const isFull = process.env['FULL'] === '1';
/** FULL=1 repeats as often as when the fault was found; two cuts are enough to see it. */
const CUTS = isFull ? 5 : 2;
const TERMINATIONS = isFull ? 25 : 10;

type Answers = Record<string, number>;
type Writing = {
  readonly program: Program;
  readonly tokens: readonly string[];
  readonly answers: Answers;
  /** Called after each answer. */
  readonly onAnswer: (outcome: string) => void;
};

const isRunning = ({ process: child }: Program): boolean =>
  child.exitCode === null && child.signalCode === null;

/** Writes once; a failure must be short JSON with a sentence, and only 200 acknowledges the write. */
const outcomeOf = async (program: Program, token: string, number: number): Promise<string> => {
  try {
    const response = await write(program, token, number);
    const body: unknown = await response.json();
    const sentence = { success: false, message: expect.stringMatching(/^[A-Z].{10,120}\.$/) };
    if (!response.ok) expect(body).toEqual(sentence);
    return String(response.status);
  } catch (error) {
    if (error instanceof TypeError) return 'no answer';
    throw error;
  }
};

/** Calls `act` after each share of the writes, however quick the machine is. */
const shared = (shares: number, answers: Answers, act: () => void): (() => void) => {
  let acted = 0;
  return () => {
    if (acted >= shares || (answers['200'] ?? 0) < ((acted + 1) * CUSTOMERS * WRITES_EACH) / (shares + 1))
      return;
    acted += 1;
    act();
  };
};

/**
 * Each customer writes 1, 2, 3…, repeating each write under its key until it is acknowledged or the program
 * has ended.
 */
const writeAll = async ({ program, tokens, answers, onAnswer }: Writing): Promise<void> => {
  const tryWrite = async (token: string, number: number): Promise<boolean> => {
    const outcome = await outcomeOf(program, token, number);
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    onAnswer(outcome);
    return outcome === '200';
  };
  const writeAs = async (token: string): Promise<void> => {
    for (let number = 1; number <= WRITES_EACH; number += 1)
      while (isRunning(program) && !(await tryWrite(token, number))) await pause(50);
  };
  await Promise.all(tokens.map(writeAs));
};

const all = Array.from({ length: WRITES_EACH }, (_, index) => index + 1);

const expectEachOnce = async (program: Program, tokens: readonly string[]): Promise<void> => {
  for (const token of tokens) {
    const { lines, requests, named } = await keptOf(program, token);
    expect(lines).toEqual(all.filter(isLine));
    expect(requests).toHaveLength(WRITES_EACH / 2);
    expect(named).toEqual(requests);
  }
};

const losing = (address: string): void => {
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let way: CuttableServer;
  let program: Program;
  let made = 0;
  beforeAll(async () => {
    await buildProgram();
    const own = await ownDatabase({}, address);
    ({ drop } = own);
    databaseUrl = own.databaseUrl ?? '';
    way = await cuttableServer(databaseUrl);
    program = await startProgram({ DATABASE_URL: way.address });
  });
  afterAll(async () => {
    if (isRunning(program)) await endProgram(program);
    await way.close();
    await drop();
    removeProgram();
  });

  const newCustomers = async (): Promise<readonly string[]> => {
    const tokens: string[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      made += 1;
      tokens.push(await newCustomer(program, `+91960000${String(made).padStart(4, '0')}`));
    }
    return tokens;
  };

  it('makes writes fail with 503 on a cut connection, and every write is stored once afterwards', async () => {
    const tokens = await newCustomers();
    const answers: Answers = {};
    const cut = shared(CUTS, answers, way.cut);
    const onAnswer = (outcome: string): void => {
      if (outcome === '503') way.mend();
      cut();
    };
    await writeAll({ program, tokens, answers, onAnswer });
    console.log(`${CUTS} cuts under writes: ${JSON.stringify(answers)}.`);
    expect(isRunning(program)).toBe(true);
    expect(Object.keys(answers)).toEqual(['200', '503']);
    await expectEachOnce(program, tokens);
  });

  it('makes writes fail with 503 when it terminates connections, and every write is stored once afterwards', async () => {
    const tokens = await newCustomers();
    const answers: Answers = {};
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const terminations: Promise<unknown>[] = [];
    const onAnswer = shared(TERMINATIONS, answers, () => {
      terminations.push(
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      );
    });
    await writeAll({ program, tokens, answers, onAnswer });
    await Promise.all(terminations);
    await client.end();
    console.log(`${TERMINATIONS} terminations under writes: ${JSON.stringify(answers)}.`);
    expect(isRunning(program)).toBe(true);
    expect(Object.keys(answers)).toEqual(['200', '503']);
    await expectEachOnce(program, tokens);
  });
};

const returning = (address: string): void => {
  let running: Running;
  let way: CuttableServer;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const own = await ownDatabase({}, address);
    ({ drop } = own);
    way = await cuttableServer(own.databaseUrl ?? '');
    running = await startSandbox({ databaseUrl: way.address });
  });
  afterAll(async () => {
    await running.close();
    await way.close();
    await drop();
  });

  it('leaves a returning payment in checking until the gateway’s repeated notice settles it', async () => {
    const customer = await newShopper(running);
    const due = await orderOf(running, customer);
    const print = vi.spyOn(running.sandbox.context, 'print');
    const fields = await press(running, (await atGateway(running, due.form)).page, 'success');
    way.cut();
    const back = await goBack(running, fields);
    expect(back).toEqual({
      status: 303,
      location: `/payment-response?status=checking&order_id=${due.orderId}`,
    });
    await expect.poll(() => print.mock.calls.join('\n')).toContain('No payment notice was taken');
    way.mend();
    const stateOf = async () => (await transaction(running, customer, due.orderId)).payment_status;
    expect(await stateOf()).toBe('pending');
    await expect.poll(stateOf).toBe('success');
  });
};

describeOnPostgres('a PostgreSQL that is lost', (server) => {
  losing(server);
  returning(server);
});
