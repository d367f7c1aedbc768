import type { RefCallback } from 'react';

/** Gives the element an address of these bytes within this page, for as long as the element is there. */
export const showingBytes =
  (bytes: Uint8Array, mediaType: string, fragment = ''): RefCallback<HTMLIFrameElement | HTMLImageElement> =>
  (element) => {
    if (element === null) return undefined;
    const address = URL.createObjectURL(new Blob([bytes.slice()], { type: mediaType }));
    element.src = address + fragment;
    return () => URL.revokeObjectURL(address);
  };
