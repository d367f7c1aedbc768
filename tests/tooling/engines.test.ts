import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const NOWHERE = '/nowhere/program';
const variables = ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'WEBKIT_BROWSER_PATH', 'XVFB_PATH'];

describe('the journeys in other engines', () => {
  it('name each program that is missing, with its package, and do not begin', () => {
    const env = { ...process.env, ...Object.fromEntries(variables.map((name) => [name, NOWHERE])) };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/engines.ts'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    const lines = stderr.split('\n').filter((line) => line.includes(' is missing: '));
    expect(
      lines.map((line) => /^(.*) is missing: .* (\S+)\), or set (\S+) to one\.$/.exec(line)?.slice(1)),
    ).toEqual([
      ['Firefox', 'firefox-esr', 'FIREFOX_PATH'],
      ["WebKit's driver", 'webkit2gtk-driver', 'WEBKIT_DRIVER_PATH'],
      ["WebKit's MiniBrowser", 'webkit2gtk-driver', 'WEBKIT_BROWSER_PATH'],
      ['Xvfb', 'xvfb', 'XVFB_PATH'],
    ]);
  });
});
