/** A size in bytes as KB of 1024 bytes, rounded to two decimals; anything else than a size is 0 (FMT-04, AMB-47). */
export const sizeInKb = (bytes: number): number => {
  const known = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  return Math.round((known / 1024) * 100) / 100;
};
