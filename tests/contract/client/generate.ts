import { createRequire, registerHooks } from 'node:module';
import { documentFile } from '../../../conformance/theDocument.ts';

/**
 * Prints the types of the contract's calls, as openapi-typescript makes them. It needs the compiler's programming
 * interface, which TypeScript 7 no longer has: it gets the one of an earlier version.
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

const { default: typesOf, astToString } = await import('openapi-typescript');
process.stdout.write(astToString(await typesOf(new URL(`file://${documentFile()}`))));
