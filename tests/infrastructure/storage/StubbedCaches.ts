import { vi } from 'vitest';

/** Cache Storage in memory, of which `full` takes nothing more. */
export class StubbedCaches {
  full = false;
  private readonly all = new Map<string, Map<string, Response>>();

  constructor() {
    vi.stubGlobal('caches', this);
  }

  /** The addresses that are kept, by cache. */
  get kept(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.all].map(([name, files]) => [name, [...files.keys()]]));
  }

  /** Keeps one file before anything asks. */
  hold(name: string, key: string, response: Response): void {
    this.all.set(name, new Map([[this.addressOf(key), response]]));
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.all.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  match(key: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    return Promise.resolve(this.all.get(cacheName)?.get(this.addressOf(key))?.clone());
  }

  open(name: string): Promise<object> {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
      delete: ({ url }: { readonly url: string }) => Promise.resolve(files.delete(url)),
      put: (key: string, response: Response) => {
        if (this.full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        files.set(this.addressOf(key), response);
        return Promise.resolve();
      },
    });
  }

  private addressOf(key: string): string {
    return new URL(key, 'https://portal.example').href;
  }
}
