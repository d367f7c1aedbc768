/** A size in bytes as KB of 1024 bytes, with at most two decimals; what is no size is '0 KB' (section 2, AMB-47). */
export const sizeInKb = (bytes: number): string => {
  const known = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  return `${Math.round((known / 1024) * 100) / 100} KB`;
};
