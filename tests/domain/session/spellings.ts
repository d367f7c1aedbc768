/** The ways in which a value may have been decoded before it arrives. */
export const spellings = (value: string): readonly string[] => {
  try {
    const once = decodeURIComponent(value);
    return [value, once, decodeURIComponent(once)];
  } catch {
    return [value];
  }
};
