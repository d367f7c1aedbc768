import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, programFile, removeProgram } from './program';
import { seededSandbox } from './startSandbox';

/** Longer than an embedded database takes to open, beside other tests. */
const A_WHILE_MS = 3000;

let directory: string;
beforeAll(async () => {
  directory = await seededSandbox();
  await buildProgram();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  removeProgram();
});

const startWaiting = () => {
  const env = { ...process.env, PORT: '0', GATEWAY_PORT: '0', SANDBOX_DIR: directory, SANDBOX_QUIET: '1' };
  const program = fork(programFile(), [], {
    env: { ...env, SANDBOX_LISTENS: 'when told' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const shown: string[] = [];
  program.stdout?.on('data', (part: Buffer) => shown.push(part.toString()));
  return { program, shown };
};

describe('a sandbox that npm start begins while the portal is being built', () => {
  it('answers nothing until it is told that the portal is there', async () => {
    const { program, shown } = startWaiting();
    await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
    expect(shown.join('')).toBe('');
    program.send('listen');
    await expect.poll(() => shown.join('')).toMatch(/^ready http/m);
    program.kill('SIGTERM');
    await once(program, 'exit');
  });

  it('ends with whoever began it', async () => {
    const { program } = startWaiting();
    program.disconnect();
    expect(await once(program, 'exit')).toEqual([1, null]);
  });
});
