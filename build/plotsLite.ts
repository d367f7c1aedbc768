import type { Plugin } from 'vite';
import { unmet } from './expectation.ts';
import { type Replacements, replacedModules } from './replacedModules.ts';

/**
 * Of the chart library the portal draws one column chart. The package registers every plot and the whole of G2,
 * html2canvas and lodash with it; these plugins leave what columns without legend and tooltip need.
 * tests/journeys/payments.spec.ts holds what is drawn against the figures.
 */

const CHART = `
import { Runtime, extend, litelib, Light } from '@antv/g2';
export const Chart = extend(Runtime, { ...litelib(), 'theme.light': Light });`;

const NO_ANNOTATIONS = `
export class Controller {
  update() {}
  destroy() {}
}`;

const REPLACEMENTS: Replacements = {
  '@ant-design/plots/es/index.js': {
    code: `export { default as Column } from './components/column';`,
    without: 'others',
  },
  '@ant-design/plots/es/core/index.js': {
    code: `import { Column } from './plots/column';\nexport const Plots = { Column };`,
    without: ['G2'],
    reliesOn: ['Column: Column,'],
  },
  '@ant-design/plots/es/core/base/chart.js': {
    code: CHART,
    reliesOn: ['Chart = extend(Runtime, __assign(__assign({}, stdlib()), plotlib()))'],
  },
  '@ant-design/plots/es/core/annotation/index.js': {
    code: NO_ANNOTATIONS,
    reliesOn: ['function Controller(chart, config)', 'prototype.update = ', 'prototype.destroy = '],
  },
};

const NAME = 'portal:plots-lite';
const NOTHING = '\0portal:nothing';

/** What the library imports whole: html2canvas for a download that the portal lacks, lodash for which there is a lighter twin. */
const lighterImports = (): Plugin => {
  const met = new Set<string>();
  return {
    name: NAME,
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'html2canvas' && source !== 'lodash') return null;
      met.add(source);
      return source === 'lodash' ? this.resolve('lodash-es', importer, { skipSelf: true }) : NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export default undefined;' : null),
    buildEnd(error) {
      const gone = ['html2canvas', 'lodash'].filter((source) => !met.has(source));
      if (error === undefined && gone.length > 0)
        this.error(unmet(NAME, `@ant-design/plots to import ${gone.join(' and ')}`));
    },
  };
};

/** The chart library with the one plot that the portal draws, in the built portal alone. */
export const plotsLite = (): readonly Plugin[] => [replacedModules(NAME, REPLACEMENTS), lighterImports()];
