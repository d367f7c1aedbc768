const IN_FEATURE = /^(?:src|tests)\/((?:domain|application|infrastructure|ui)\/[\w-]+)\//;
const IN_COMPOSITION = /^(?:src|tests)\/composition\//;

/** The folder of tests that stands beside a file, undefined for one that belongs to no feature. */
const folderOf = (file: string): string | undefined => {
  const feature = IN_FEATURE.exec(file)?.[1];
  if (feature !== undefined) return `tests/${feature}/`;
  return IN_COMPOSITION.test(file) ? 'tests/composition/' : undefined;
};

/** The folders of tests beside the changed files, each once; only those that exist. */
export const nearTests = (
  changed: readonly string[],
  exists: (folder: string) => boolean,
): readonly string[] => {
  const folders = changed.map(folderOf).filter((folder) => folder !== undefined);
  return [...new Set(folders)].filter(exists).toSorted((one, other) => one.localeCompare(other));
};
