import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { optionsOf } from '../../conformance/options.ts';

// What follows is for a backend of another shape.
const [PAGE = ''] = readFileSync('docs/swap-the-backend.md', 'utf8').split('\n## Write adapters');
const USUAL_PORT = '4180';

/** Every command of the page, in its order. */
const commands = [...PAGE.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

const ours: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** What a command runs, as arguments for Node. */
const argumentsOf = (command: string, port: number): readonly string[] => {
  const [first = '', ...options] = command
    .replace(/^npm run (\S+)(?: --)?/, (_, name: string) => ours.scripts[name] ?? '')
    .replace(/^(?:npx )?node /, '')
    .replaceAll(USUAL_PORT, String(port))
    .split(' ');
  if (!existsSync(first)) throw new Error(`No test runs "${command}".`);
  return [first, ...options];
};

let stub: ChildProcess | undefined;
afterAll(() => void stub?.kill());

/** The first line of a program that stays; of one that ends, its code. */
const startedAt = async (command: string, port: number): Promise<string> => {
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [...argumentsOf(command, port)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stub = child;
  const [first]: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return String(first).trim();
};

const codeOf = (command: string, port: number): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, [...argumentsOf(command, port)], (error, shown, complained) => {
      done(error === null ? 'good' : shown + complained);
    });
  });

describe('docs/swap-the-backend.md', () => {
  it('has commands that do what it says, one after the other', async () => {
    const [first = '', ...others] = commands;
    expect(first).toBe('npx node conformance/serveStub.ts');
    expect(others.length).toBe(2);
    const port = await freePort();
    expect(await startedAt(first, port)).toBe(`ready http://localhost:${port}`);
    for (const command of others) expect([command, await codeOf(command, port)]).toEqual([command, 'good']);
  });

  it('names options that exist', () => {
    const named = new Set(PAGE.match(/(?<=[ `])--[a-z][a-z-]*/g) ?? []);
    expect(named.size).toBeGreaterThan(8);
    for (const option of named)
      expect(() => optionsOf(['https://backend.example', option, '--help'])).not.toThrow(/Unknown option/);
  });
});
