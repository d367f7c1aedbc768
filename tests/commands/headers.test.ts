import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let release: string;
beforeEach(() => {
  release = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(release, 'dist'));
  writeFileSync(join(release, 'dist', 'index.html'), '<script>start()</script>');
});
afterEach(() => {
  rmSync(release, { recursive: true });
});

const demo = JSON.parse(readFileSync('docs/api/examples/getPortalConfig.json', 'utf8')).value;
const example = {
  ...demo,
  payment: { ...demo.payment, action: 'https://secure.payu.in/_payment', origins: [] },
};

const headers = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/headers.ts', ...args], { encoding: 'utf8' });
const configured = (text: string): string => {
  const file = join(release, 'portal.config.json');
  writeFileSync(file, text);
  return file;
};
const inRelease = (name: string): string => join(release, name);

describe('the headers of a release', () => {
  it('are written beside its dist, the policy among those of the page', () => {
    const { status, stdout } = headers(configured(JSON.stringify(example)), release);
    expect([status, stdout]).toEqual([0, expect.stringContaining('page.conf')]);
    expect(readFileSync(inRelease('page.conf'), 'utf8')).toContain('add_header content-security-policy "');
    expect(readFileSync(inRelease('every.conf'), 'utf8')).toContain('add_header x-content-type-options');
    expect(readdirSync(release).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('are written with a colour that cannot be read too, and the operator is told what is shown [BRAND-01]', () => {
    const yellow = { ...example, brand: { ...example.brand, colour: '#ffd400' } };
    const { status, stdout } = headers(configured(JSON.stringify(yellow)), release);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^brand\.colour: #ffd400 cannot be read on a light page and is shown as #[0-9a-f]{6} there\.\nWritten: /,
    );
  });

  it.each([
    ['a key is wrong', () => configured(JSON.stringify({ ...example, payment: {} })), 'payment.provider'],
    ['a key is misspelt', () => configured(JSON.stringify({ ...example, filez: {} })), 'did you mean files?'],
    ['it is the demo', () => configured(JSON.stringify(demo)), 'payment.action: https: is needed'],
    ['it is no JSON', () => configured('{ "brand": '), 'is no JSON'],
    ['there is none', () => inRelease('none.json'), 'there is no'],
  ])('stay as they are, and one message says why, where %s', (_, configuration, said) => {
    writeFileSync(inRelease('page.conf'), 'the old ones');
    const { status, stderr } = headers(configuration(), release);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(readFileSync(inRelease('page.conf'), 'utf8')).toBe('the old ones');
    expect(existsSync(inRelease('every.conf'))).toBe(false);
  });

  it('are refused without a release, and for one without a page', () => {
    const file = configured(JSON.stringify(example));
    expect([headers(file).status, headers(file).stderr]).toEqual([1, expect.stringContaining('<release>')]);
    const { status, stderr } = headers(file, inRelease('other'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('The page of the release cannot be read')]);
  });
});
