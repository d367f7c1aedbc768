import { defineConfig } from 'vite';

/** The embedded backend as one file; what loads its own files at run time stays outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'sandbox/main.ts',
    outDir: 'dist-sandbox',
    target: 'node22',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@redocly/openapi-core', 'pdfkit', 'pg'] },
});
