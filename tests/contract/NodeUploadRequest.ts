/**
 * The part of XMLHttpRequest that uploads need, on top of Node's fetch: bytes are sent as real multipart,
 * progress is reported once they are sent, and abort closes the connection.
 */
export class NodeUploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private target: readonly [method: string, address: string] = ['', ''];
  private readonly headers: Record<string, string> = {};
  private readonly intent = new AbortController();

  open(method: string, address: string | URL): void {
    this.target = [method, String(address)];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.intent.abort();
  }

  send(form: FormData): void {
    void this.carry(form);
  }

  private async carry(body: FormData): Promise<void> {
    const [method, address] = this.target;
    try {
      const response = await fetch(address, {
        method,
        headers: this.headers,
        body,
        signal: this.intent.signal,
      });
      this.tellProgress();
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch (error) {
      const isAborted = error instanceof Error && error.name === 'AbortError';
      this.dispatchEvent(new Event(isAborted ? 'abort' : 'error'));
    }
  }

  private tellProgress(): void {
    const all = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 1 });
    this.upload.dispatchEvent(all);
  }
}
