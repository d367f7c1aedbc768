import { createRequire, registerHooks } from 'node:module';

/**
 * Generators need the compiler's programming interface, which TypeScript 7 no longer has: whoever imports the compiler after
 * this gets the one of an earlier version.
 */
const compiler = createRequire(import.meta.url).resolve('@ts-morph/common');
const shim = `import { createRequire } from 'node:module';
export default createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(compiler)}).ts;`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? { url: `data:text/javascript,${encodeURIComponent(shim)}`, shortCircuit: true }
      : next(specifier, context),
});
