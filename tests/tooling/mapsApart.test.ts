import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { mapsApart } from '../../build/mapsApart.ts';

describe('The source maps of a build', () => {
  it('are beside the served folder, and nothing in it tells of them', async () => {
    const root = mkdtempSync(join(tmpdir(), 'maps-'));
    writeFileSync(join(root, 'page.js'), 'console.log("page"); import("./later.js");');
    writeFileSync(join(root, 'later.js'), 'console.log("later");');
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [mapsApart()],
      build: { outDir: 'served', rolldownOptions: { input: join(root, 'page.js') } },
    });
    const served = readdirSync(join(root, 'served/assets'));
    const beside = readdirSync(join(root, 'served-maps/assets'));
    expect(served.every((name) => name.endsWith('.js'))).toBe(true);
    expect(beside.toSorted()).toEqual(served.map((name) => `${name}.map`).toSorted());
    expect(
      served.filter((name) =>
        readFileSync(join(root, 'served/assets', name), 'utf8').includes('sourceMappingURL'),
      ),
    ).toEqual([]);
    rmSync(root, { recursive: true });
  });
});
