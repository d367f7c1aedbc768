import { brandShades } from './brandShades';
import type { BrandShades, Scheme } from './palette';

const name = (scheme: Scheme, role: string): string => `--${scheme}-${role}`;

const page = (): CSSStyleDeclaration => document.documentElement.style;

/** Shows the brand's colour in both schemes, and returns the style by which the page's own script shows it at the next visit. */
export const paintBrand = (colour: string): string => {
  const schemes: readonly Scheme[] = ['light', 'dark'];
  const style = schemes.flatMap((scheme) =>
    Object.entries(brandShades(colour, scheme)).map(([role, shade]) => `${name(scheme, role)}:${shade}`),
  );
  return (page().cssText = style.join(';'));
};

const ROLES: readonly (keyof BrandShades)[] = ['primary', 'primaryHover', 'primaryTint'];

/** The brand's shades as the page shows them; none before its colour is known. */
export const paintedShades = (scheme: Scheme): Partial<BrandShades> =>
  Object.fromEntries(
    ROLES.map((role) => [role, page().getPropertyValue(name(scheme, role))] as const).filter(
      ([, shade]) => shade !== '',
    ),
  );
