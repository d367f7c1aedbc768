import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plotsLite } from '../../build/plotsLite.ts';
import { Planted } from './plantedBuild';

const PLOTS = '@ant-design/plots/es';
const REPLACED = ['index.js', 'core/index.js', 'core/base/chart.js', 'core/annotation/index.js'].map(
  (file) => `${PLOTS}/${file}`,
);
const G2 = '@antv/g2/index.js';
const sentence = (expected: string): string =>
  `portal:plots-lite expected ${expected}: see docs/upgrading.md, or build with UNPATCHED=1.`;

describe('The chart library with one plot', () => {
  let planted: Planted;

  beforeEach(() => {
    planted = new Planted(REPLACED);
    planted.write(`${PLOTS}/components/index.js`, `export { default as Column } from './column';`);
    planted.write(`${PLOTS}/interface/index.js`, 'export {};');
    planted.write(`${PLOTS}/components/column/index.js`, 'export default 1;');
    planted.write(`${PLOTS}/core/plots/column/index.js`, 'export const Column = 1;');
    planted.write(G2, `export const Runtime = 1, extend = 1, litelib = 1;\nexport * from './exports.js';`);
    planted.write('@antv/g2/exports.js', 'export const Light = 1;');
    planted.write('lodash-es/index.js', 'export const get = 1;');
    planted.write('@antv/g/index.js', `import 'html2canvas';\nimport 'lodash';`);
  });
  afterEach(() => planted.end());

  const everything = [...REPLACED, '@antv/g/index.js'];
  const fault = (imported = everything): Promise<string | undefined> => planted.fault(plotsLite(), imported);

  it('is built where the library is as expected', async () => {
    expect(await fault()).toBeUndefined();
  });

  it('stops the build where a module is no longer met', async () => {
    expect(await fault(everything.filter((module) => !module.endsWith('chart.js')))).toContain(
      sentence(`${PLOTS}/core/base/chart.js to be part of the portal`),
    );
    expect(await fault(REPLACED)).toContain(sentence('@ant-design/plots to import html2canvas and lodash'));
  });

  it('stops the build where a module no longer exports what is replaced, or exports more', async () => {
    planted.change(`${PLOTS}/core/base/chart.js`, 'var Chart', 'var Canvas');
    expect(await fault()).toContain(sentence(`${PLOTS}/core/base/chart.js to export Chart`));
    planted.change(`${PLOTS}/core/base/chart.js`, 'var Canvas', 'var Engine = 1, Chart');
    expect(await fault()).toContain(sentence(`${PLOTS}/core/base/chart.js to export nothing but Chart`));
  });

  it('stops the build where the plot itself has another name', async () => {
    planted.write(`${PLOTS}/components/index.js`, `export { default as Bars } from './column';`);
    expect(await fault()).toContain(sentence(`${PLOTS}/index.js to export Column`));
  });

  it('stops the build where a module works in another way', async () => {
    planted.change(`${PLOTS}/core/annotation/index.js`, 'Controller(chart, config)', 'Controller(context)');
    expect(await fault()).toContain(
      sentence(`${PLOTS}/core/annotation/index.js to say "function Controller(chart, config)"`),
    );
  });

  it('stops the build where what it draws with has gone', async () => {
    planted.write('@antv/g2/exports.js', 'export const Dark = 1;');
    expect(await fault()).toContain(sentence('@antv/g2 to export Light'));
  });
});
