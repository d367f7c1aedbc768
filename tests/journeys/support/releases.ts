import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisionOf } from '../../../scripts/revision.ts';

const PACKED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|css|html|json)$/;

/** A copy of the built portal whose releases a journey controls. */
export class Releases {
  readonly folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  private count = 0;

  constructor() {
    cpSync(process.env['SANDBOX_DIST'] ?? 'dist', this.folder, { recursive: true });
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true }))
      if (PACKED.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }

  /** Removes the files whose names begin and end so, as if lost; returns a function that restores them. */
  remove(beginning: string, ending = ''): () => void {
    const lost = this.assets().filter((name) => name.startsWith(beginning) && name.endsWith(ending));
    const kept = lost.map((name) => [this.at(name), readFileSync(this.at(name))] as const);
    for (const [file] of kept) rmSync(file);
    return () => {
      for (const [file, content] of kept) writeFileSync(file, content);
    };
  }

  /** Renames every file, as a build does for changed content. */
  release(): void {
    this.count += 1;
    const [names, page] = [this.assets(), this.page()];
    const renamed = names.map((name) => [name, name.replace(/(?=\.[^.]+$)/, `r${this.count}`)] as const);
    for (const file of this.texts()) {
      const text = readFileSync(file, 'utf8');
      const changed = renamed.reduce((so, [from, to]) => so.replaceAll(from, to), text);
      if (changed !== text) writeFileSync(file, changed);
    }
    for (const [from, to] of renamed) renameSync(this.at(from), this.at(to));
    this.revise(page);
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Tells the service worker that the page has changed, as a build does. */
  private revise(before: string): void {
    const file = join(this.folder, 'serviceWorker.js');
    const program = readFileSync(file, 'utf8');
    writeFileSync(file, program.replace(revisionOf(before), revisionOf(this.page())));
  }

  private page(): string {
    return readFileSync(join(this.folder, 'index.html'), 'utf8');
  }

  private at(name: string): string {
    return join(this.folder, 'assets', name);
  }

  private assets(): readonly string[] {
    return readdirSync(join(this.folder, 'assets'));
  }

  private texts(): readonly string[] {
    const all = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  }
}
