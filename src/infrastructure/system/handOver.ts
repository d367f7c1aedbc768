import type { Timer } from '../../application/ports/Timer';

/** Safari fetches a file some time after the press, and a large one or a question to the customer takes longer. */
const FETCHED_BY_MS = 40_000;

/** Hands a file to the customer as a download; `onFetched` is called once the browser no longer needs it. */
export const handOver = (
  file: { readonly name: string; readonly blob: Blob },
  timer: Timer,
  onFetched: () => void = () => undefined,
): void => {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  timer.after(FETCHED_BY_MS, () => {
    URL.revokeObjectURL(address);
    onFetched();
  });
};
