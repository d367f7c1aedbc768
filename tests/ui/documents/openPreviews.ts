import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aFile } from '../../domain/documents/aFile';
import { someBytes } from '../../domain/documents/someBytes';
import { type CabinetGiven, listed, openCabinet } from './openCabinet';

export const bytesOf = (kind: 'pdf' | 'png'): Uint8Array => Uint8Array.from(someBytes[kind]);

const files = ['a.pdf', 'b.csv', 'c.png', 'd.png'].map((name, place) =>
  aFile({ id: String(place), name, path: `c/${name}` }),
);

export const contents = {
  'c/a.pdf': bytesOf('pdf'),
  'c/b.csv': bytesOf('png'),
  'c/c.png': bytesOf('png'),
  'c/d.png': bytesOf('png'),
};

/** The addresses that were made within the page, and those that it let go again. */
export const made: string[] = [];
export const revoked: string[] = [];

export const showPdf = (isEnabled: boolean): void =>
  void Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });

/** A browser that shows PDFs and lays nothing out; to be called once for a file of tests. */
export const withPreviews = (): void => {
  beforeEach(() => {
    showPdf(true);
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      made.push(`blob:${made.length}`);
      return made.at(-1) ?? '';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    // The tests of other files that run here have the browser's own answer.
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
    for (const list of [made, revoked]) list.splice(0);
  });
};

/** The cabinet, and a press that opens the preview of a file. */
export const openPreviews = async (given: CabinetGiven = { contents }) => {
  const opened = openCabinet(new InMemoryFileGateway(files), given);
  await listed();
  const preview = async (name: string) => {
    await opened.press(`Preview ${name}`);
    const dialog = await screen.findByRole('dialog');
    return within(dialog);
  };
  return { ...opened, preview };
};
