import { readFileSync } from 'node:fs';
import { getLineColLocation, Source } from '@redocly/openapi-core';
import { documentFile } from './theDocument.ts';

export interface Lines {
  /** The line of docs/api/openapi.yaml that names a place; `otherwise` is for what stands in another file. */
  readonly of: (pointer: string, otherwise: string) => number;
}

/** Parts of the document that it takes from other files. */
const FOREIGN = /^\/components\/(?:examples\/|schemas\/[^/]+\.schema(?:\/|$))/;

export const linesOf = (): Lines => {
  const file = documentFile();
  const source = new Source(file, readFileSync(file, 'utf8'));
  const known = new Map<string, number>();
  const lineOf = (pointer: string): number => {
    const line =
      known.get(pointer) ??
      getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true }).start.line;
    known.set(pointer, line);
    return line;
  };
  return { of: (pointer, otherwise) => lineOf(FOREIGN.test(pointer) ? otherwise : pointer) };
};
