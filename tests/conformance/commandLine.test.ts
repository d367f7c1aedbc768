import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsOf } from '../../conformance/options.ts';
import { respondWithExamples, startStub, type Stub } from '../../conformance/stub.ts';
import { theDocument } from '../../conformance/theDocument.ts';
import { wrongBackend } from './wrongBackend';

interface Ran {
  readonly code: number | string | null | undefined;
  readonly shown: string;
  readonly complained: string;
}

const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(process.execPath, ['conformance/main.ts', ...args], (error, shown, complained) => {
      done({ code: error === null ? 0 : error.code, shown, complained });
    });
  });

let stub: Stub;
let folder: string;

beforeAll(async () => {
  stub = await startStub(respondWithExamples(await theDocument()));
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterAll(async () => {
  await stub.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run conformance', () => {
  it('ends with 0 on a backend made of the document alone, from another origin too, and writes its reports', async () => {
    const [junit, html] = [join(folder, 'junit.xml'), join(folder, 'report.html')];
    const args = ['--token', 'T', '--origin', 'https://portal.example', '--junit', junit, '--html', html];
    const { code, shown, complained } = await run(stub.origin, ...args);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(shown).toMatch(/^GOOD http:\/\/localhost:\d+: \d+ checks, \d+ good, 0 failures, 0 warnings, /m);
    for (const text of ['FAILURE', 'WARNING', '\u001B']) expect(shown).not.toContain(text);
    expect(readFileSync(junit, 'utf8')).toContain('failures="0"');
    expect(readFileSync(html, 'utf8')).toContain('<h2>Failures</h2><p>None.</p>');
  });

  it('ends with 1 and the failures on a backend with mistakes', async () => {
    const wrong = await startStub(wrongBackend(await theDocument()));
    const { code, shown, complained } = await run(wrong.origin, '--token', 'T');
    await wrong.close();
    expect({ code, complained }).toEqual({ code: 1, complained: '' });
    expect(shown).toMatch(/^FAILURE GET \/user\/orders: data\.data\[\]\.created_at$/m);
  });

  it('ends with 2 and a sentence when the backend cannot be reached', async () => {
    const gone = await startStub(respondWithExamples(await theDocument()));
    await gone.close();
    const ran = await run(gone.origin, '--token', 'T');
    const complained = `${gone.origin} cannot be reached: nothing listens there.\n`;
    expect(ran).toEqual({ code: 2, shown: '', complained });
  });

  it('ends with 2 and a sentence when it is used in a wrong way, and lists its options when asked', async () => {
    const [wrong, help] = await Promise.all([run(), run('--help')]);
    expect(wrong).toMatchObject({ code: 2, shown: '' });
    expect(wrong.complained).toMatch(/^Name one backend, such as: npm run conformance -- .*\n$/);
    expect(help).toMatchObject({ code: 0, complained: '' });
    expect(help.shown).toContain('--discount-code');
  });
});

describe('its options', () => {
  const backend = 'https://backend.example';

  it.each([
    [[], 'Name one backend'],
    [[backend, backend], 'Name one backend'],
    [['backend.example'], 'must be an address with http or https'],
    [['ftp://backend.example'], 'must be an address with http or https'],
    [[`${backend}/customers`], 'must be an origin without a path'],
    [[backend, '--tokn', 'T'], "Unknown option '--tokn'"],
    [[backend, '--token'], 'argument missing'],
    [[backend, '--token', '--writes'], 'ambiguous'],
    [[backend, '--token', ''], '--token is empty'],
    [[backend, '--token', 'T', '--phone', '9876543210'], 'give one of them'],
    [[backend, '--otp', '123456'], '--otp needs'],
    [[backend, '--new-otp', '123456'], '--new-otp needs'],
    [[backend, '--token', 'T', '--new-phone', '9876543210'], '--new-phone is for the calls that write'],
    [[backend, '--token', 'T', '--payment-salt', 's'], '--payment-salt is for the calls that write'],
    [[backend, '--token', 'T', '--writes', '--payment-salt', ''], '--payment-salt is empty'],
    [[backend, '--token', 'T', '--writes', '--new-phone', '12'], '--new-phone must be an Indian'],
    [[backend, '--writes'], '--writes needs a session'],
    [[backend, '--phone', '12'], '--phone must be an Indian mobile number'],
    [[backend, '--slow', 'never'], '--slow must be a number of seconds'],
    [[backend, '--origin', 'portal.example'], '--origin must be an address'],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => optionsOf(args)).toThrow(sentence);
  });

  it('take a value that begins with a dash, as a random token may', () => {
    const options = optionsOf([backend, '--token', '-a', '--writes', '--payment-salt', '--b']);
    expect(options).toMatchObject({ token: '-a', writes: true, paymentSalt: '--b' });
  });

  it('take a number as people write it, and the address with the path of the API', () => {
    const options = optionsOf([`${backend}/api/v3`, '--phone', '98765 43210']);
    expect(options?.phone).toBe('+919876543210');
    expect(options?.backend.href).toBe(`${backend}/`);
  });
});
