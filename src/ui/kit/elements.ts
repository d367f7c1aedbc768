import type { ReactElement } from 'react';

/**
 * What may stand beside other parts: elements, never a bare text. A browser that translates the page replaces each text by
 * elements of its own; React loses a text that had siblings, and finds one again that stood alone in its element.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
