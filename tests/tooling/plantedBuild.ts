import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const NOTHING = '\0nothing';

/** What was not planted is empty, so that a few files of a library stand for all of it. */
const restIsEmpty: Plugin = {
  name: 'rest-is-empty',
  resolveId: (source) => (source.startsWith('\0') ? null : NOTHING),
  load: (id) => (id === NOTHING ? '' : null),
};

/** A folder with copies of a library's files, to be changed as a new version of the library might, and a page of them. */
export class Planted {
  readonly root = mkdtempSync(join(tmpdir(), 'planted-'));

  constructor(private readonly modules: readonly string[]) {
    for (const module of modules) {
      mkdirSync(dirname(this.at(module)), { recursive: true });
      cpSync(join('node_modules', module), this.at(module));
    }
  }

  write(module: string, text: string): void {
    mkdirSync(dirname(this.at(module)), { recursive: true });
    writeFileSync(this.at(module), text);
  }

  change(module: string, from: string, to: string): void {
    const text = readFileSync(this.at(module), 'utf8');
    if (!text.includes(from)) throw new Error(`${module} has no ${from}.`);
    writeFileSync(this.at(module), text.replaceAll(from, to));
  }

  /** Builds a page that imports every planted module, or these; the result is what stopped the build. */
  async fault(plugins: readonly Plugin[], imported = this.modules): Promise<string | undefined> {
    writeFileSync(join(this.root, 'page.js'), imported.map((module) => `import '${module}';`).join('\n'));
    try {
      await build({
        configFile: false,
        root: this.root,
        logLevel: 'silent',
        plugins: [...plugins, restIsEmpty],
        build: {
          write: false,
          rolldownOptions: { input: join(this.root, 'page.js'), shimMissingExports: true },
        },
      });
      return undefined;
    } catch (fault) {
      return String(fault);
    }
  }

  end(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private at(module: string): string {
    return join(this.root, 'node_modules', module);
  }
}
