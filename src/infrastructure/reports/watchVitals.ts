import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '../../application/ports/Vitals';

/** Measures the page with the vendor's library, in a chunk of its own that only a visit which tells of itself fetches. */
export const watchVitals = (vitals: Vitals, route: string): void => {
  const tell = ({ name, value, rating }: Metric): void => {
    vitals.report({ name, value: Math.round(value * 1000) / 1000, rating, route });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
};
