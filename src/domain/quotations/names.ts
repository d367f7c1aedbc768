const filled = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

/** The service names of a quotation: those of its items, else its service name (QUOT-06). */
export const namesOrService = (ofItems: readonly string[], serviceName: string): readonly string[] => {
  const names = filled(ofItems);
  return names.length > 0 ? names : filled([serviceName]);
};
