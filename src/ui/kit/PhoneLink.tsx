import type { ReactElement } from 'react';

/** A telephone number as its owner writes it, which a press calls. */
export const PhoneLink = ({ phone }: { readonly phone: string }): ReactElement => (
  <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
);
