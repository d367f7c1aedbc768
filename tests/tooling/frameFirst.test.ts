import type { IndexHtmlTransformResult } from 'vite';
import { describe, expect, it } from 'vitest';
import { frameFirst } from '../../build/frameFirst.ts';
import { productionRouter } from '../../build/productionRouter.ts';
import { Planted } from './plantedBuild';

const sentence = (plugin: string, expected: string): string => `portal:${plugin} expected ${expected}.`;

const fault = async (page: string): Promise<string | undefined> => {
  const planted = new Planted([]);
  planted.write('later/index.js', "import './later.css';");
  planted.write('later/later.css', '.later { color: red; }');
  planted.write('first/index.js', page);
  const stopped = await planted.fault([frameFirst()], ['first/index.js']);
  planted.end();
  return stopped;
};

const transformed = (html: string): IndexHtmlTransformResult | undefined => {
  const { transformIndexHtml } = frameFirst();
  if (typeof transformIndexHtml !== 'object') throw new Error('It transforms no page.');
  const result: unknown = Reflect.apply(transformIndexHtml.handler, undefined, [html]);
  return typeof result === 'string' ? result : undefined;
};

describe('The frame before the style sheets', () => {
  it('is built where Vite loads later sheets as expected', async () => {
    expect(await fault("import('later/index.js');")).toBeUndefined();
  });

  it('stops the build where Vite loads them by another module', async () => {
    expect(await fault('1;')).toContain(
      sentence('frame-first', 'Vite to load style sheets by its module vite/preload-helper'),
    );
  });

  it('stops the build where the page names its files in another way', () => {
    const [sheet, script] = [
      '<link rel="stylesheet" href="/a.css">',
      '<script type="module" src="/a.js"></script>',
    ];
    expect(transformed(`${sheet}${script}</head></body>`)).toContain('fetchpriority="low"');
    const expected = sentence(
      'frame-first',
      'Vite to write <link rel="stylesheet">, <script type="module"> and <link rel="modulepreload"> into the page',
    );
    const preload = '<link href="/b.js" rel="modulepreload">';
    expect(() => transformed(sheet)).toThrow(expected);
    expect(() => transformed(script)).toThrow(expected);
    expect(() => transformed(`${sheet}${script}${preload}</head></body>`)).toThrow(expected);
  });
});

describe("React Router's production build", () => {
  it('stops the build where it has gone', () => {
    const { config } = productionRouter('/nowhere');
    if (typeof config !== 'function') throw new Error('It changes no configuration.');
    expect(() => Reflect.apply(config, undefined, [])).toThrow(
      sentence('production-router', 'react-router to have dist/production/index.mjs'),
    );
  });
});
