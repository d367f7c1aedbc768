import { screen } from '@testing-library/react';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { aConfiguration } from '../../doubles/aConfiguration';

const support = {
  phone: '+91 22 4000 1234',
  email: 'help@sahayak.example',
  hours: { en: 'Mon to Sat, 9 to 6', hi: 'सोम से शनि, 9 से 6' },
};

/** A deployment that says whom a customer asks. */
export const supported = aConfiguration({ brand: { ...aConfiguration().brand, support } });

export const withSupport = new Deployment(supported);

/** What is shown of it, with the addresses of its links. */
export const SUPPORT_SHOWN: readonly string[] = [
  '+91 22 4000 1234 tel:+912240001234',
  'help@sahayak.example mailto:help@sahayak.example',
  'Mon to Sat, 9 to 6',
];

/** Each part of the support that the page shows, links with their addresses; it stands there once. */
export const supportShown = (): readonly string[] => {
  const place = screen.getByText('help@sahayak.example').parentElement;
  return [...(place?.children ?? [])].map((part) =>
    [part.textContent, part.getAttribute('href')].filter((said) => said !== null).join(' '),
  );
};
