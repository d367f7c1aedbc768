import type { Plugin } from 'vite';
import { packagePath } from './packagePath.ts';

/**
 * Of the chart library the portal draws one pie. The package registers every plot and the whole of G2, html2canvas
 * and lodash with it; this plugin leaves what a pie without legend and tooltip needs. It replaces insides of
 * @ant-design/plots 2.6.8, which is pinned: tests/journeys/donut.spec.ts holds what is drawn against it.
 */

const CHART = `
import { Runtime, extend, litelib, StackY, Light } from '@antv/g2';
import { Polar, Theta } from '@antv/g2/esm/coordinate/index';
export const Chart = extend(Runtime, {
  ...litelib(),
  'coordinate.polar': Polar,
  'coordinate.theta': Theta,
  'transform.stackY': StackY,
  'theme.light': Light,
});`;

const NO_ANNOTATIONS = `
export class Controller {
  update() {}
  destroy() {}
}`;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '@ant-design/plots/es/index.js': `export { default as Pie } from './components/pie';`,
  '@ant-design/plots/es/core/index.js': `import { Pie } from './plots/pie';\nexport const Plots = { Pie };`,
  '@ant-design/plots/es/core/base/chart.js': CHART,
  '@ant-design/plots/es/core/annotation/index.js': NO_ANNOTATIONS,
};

const NOTHING = '\0portal:nothing';

/** The chart library with the one plot that the portal draws, in the built portal alone. */
export const plotsLite = (): Plugin => ({
  name: 'portal:plots-lite',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'html2canvas') return NOTHING;
    if (source === 'lodash') return this.resolve('lodash-es', importer, { skipSelf: true });
    return undefined;
  },
  load(id) {
    return id === NOTHING ? 'export default undefined;' : REPLACEMENTS[packagePath(id)];
  },
});
