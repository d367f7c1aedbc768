/** A module's place within its package, package name first; the whole id where it stands in none. */
export const packagePath = (id: string): string =>
  id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? id;
