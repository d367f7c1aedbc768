const isNamed = (item: unknown): item is { readonly name: string } =>
  typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const filled = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

/**
 * The service names of a quotation: those of its items, a JSON text list of objects with name (or that list itself);
 * its service name when the items are unreadable or name nothing (section 3).
 */
export const quotationNames = (items: unknown, serviceName: string): readonly string[] => {
  const list: unknown = typeof items === 'string' ? parsed(items) : items;
  const named: readonly unknown[] = Array.isArray(list) ? list : [];
  const names = filled(named.filter(isNamed).map((item) => item.name));
  return names.length > 0 ? names : filled([serviceName]);
};
