import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Its workers are read as files, which Vite only allows inside the project. */
const COPIED_PACKAGE = 'altcha';

/** What the compiler has kept of its last run. */
const COMPILED = '.cache/tsc';

export interface Ran {
  readonly code: number;
  readonly shown: string;
  readonly complained: string;
}

const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
);

/** The project in a folder of its own, with the same packages, where commands may change it. */
export class ProjectCopy {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
    this.copySources();
    this.linkPackages();
    this.copyCompiled();
  }

  run(...command: readonly string[]): Promise<Ran> {
    return new Promise((done) => {
      const options = { cwd: this.folder, env: environment, maxBuffer: 2 ** 26 };
      execFile(process.execPath, [...command], options, (error, shown, complained) => {
        done({ code: error === null ? 0 : 1, shown, complained });
      });
    });
  }

  textOf(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private copySources(): void {
    const ignored = [
      ...readFileSync('.gitignore', 'utf8')
        .split('\n')
        .map((name) => name.replace('/', '')),
      '.git',
    ];
    cpSync('.', this.folder, { recursive: true, filter: (path) => !ignored.includes(basename(path)) });
  }

  private linkPackages(): void {
    const packages = join(this.folder, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync('node_modules')) {
      const [from, to] = [resolve('node_modules', name), join(packages, name)];
      if (name === COPIED_PACKAGE) cpSync(from, to, { recursive: true });
      else symlinkSync(from, to);
    }
  }

  /**
   * Where the project was compiled before, the compiler checks only what is changed in the copy, a third of the work.
   * It knows the packages again if it takes them for folders of the copy, as it does those of the project.
   */
  private copyCompiled(): void {
    if (!existsSync(COMPILED)) return;
    // The files of the copy are newer than what was compiled, so that each is compared.
    cpSync(COMPILED, join(this.folder, COMPILED), { recursive: true, preserveTimestamps: true });
    const text = this.textOf('tsconfig.json');
    writeFileSync(
      join(this.folder, 'tsconfig.json'),
      text.replace('"compilerOptions": {', '$& "preserveSymlinks": true,'),
    );
  }
}
