import type { Cells, Row } from './matrix';

/** Prints a row of the matrix for `npm run faults`, which sets an environment variable; otherwise prints nothing. */
export const tell = ({ call, at }: Row, cells: Cells): void => {
  if (import.meta.env['VITE_FAULTS_TABLE'] === '1')
    console.log(`faults ${JSON.stringify({ call, at: decodeURIComponent(at), cells })}`);
};
