import { readdirSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalRoutes } from '../../src/ui/shell/routes';

const PATCHES = [
  'portal:without-style-generators',
  'portal:plots-lite',
  'portal:production-router',
  'portal:frame-first',
];

const built = async (): Promise<{ readonly mode: string; readonly patches: readonly string[] }> => {
  const { mode, plugins } = await resolveConfig({}, 'build', 'production');
  return {
    mode,
    patches: [...new Set(plugins.map(({ name }) => name))].filter((name) => PATCHES.includes(name)),
  };
};

describe('The portal with its libraries as they come', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('has none of the plugins that replace modules, and says so to the theme', async () => {
    vi.stubEnv('UNPATCHED', '1');
    expect(await built()).toEqual({ mode: 'unpatched', patches: [] });
  });

  it('is not what is built otherwise', async () => {
    expect(await built()).toEqual({ mode: 'production', patches: PATCHES });
  });

  it('is tried by a journey of every screen', () => {
    const journeys = readdirSync('tests/journeys')
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(`tests/journeys/${name}`, 'utf8'))
      .join('\n');
    const screens = ['login', 'signUp', 'score', ...portalRoutes.map(({ screen }) => screen)];
    const untried = screens.filter((screen) => !journeys.includes(`'@screen-${screen}'`));
    expect(untried).toEqual([]);
  });
});
