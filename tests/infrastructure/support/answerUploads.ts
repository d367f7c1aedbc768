import { vi } from 'vitest';

export interface RecordedUpload {
  readonly method: string;
  readonly address: string;
  readonly form: readonly (readonly [string, FormDataEntryValue])[];
}

/** Uploads reach a backend that reports half of the bytes and then responds, or is lost; what was sent is recorded. */
export const answerUploads = (status: number | 'lost', answer: unknown): readonly RecordedUpload[] => {
  const uploads: RecordedUpload[] = [];
  class AnsweringRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = JSON.stringify(answer);
    private target: readonly [method: string, address: string] = ['', ''];

    open(method: string, address: string | URL): void {
      this.target = [method, String(address)];
    }

    setRequestHeader(): void {
      // The tests do not look at headers.
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(form: FormData): void {
      uploads.push({ method: this.target[0], address: this.target[1], form: [...form.entries()] });
      const half = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 5, total: 10 });
      this.upload.dispatchEvent(half);
      this.dispatchEvent(new Event(status === 'lost' ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  return uploads;
};
