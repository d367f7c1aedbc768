import { runnerImport } from 'vite';

/** A module of the portal or the sandbox: their imports have no endings, which Vite resolves and Node does not. */
export const portalModule = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })).module;
