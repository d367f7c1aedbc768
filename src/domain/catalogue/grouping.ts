import type { SubService } from './service';

/** Sub-services of one tag. */
export interface TagGroup {
  readonly tag: string;
  readonly subServices: readonly SubService[];
}

/** The group of sub-services without a tag (SERV-04). */
export const DEFAULT_TAG = 'Others';

const tagOf = (subService: SubService): string => {
  const tag = subService.tag.trim();
  return tag === '' ? DEFAULT_TAG : tag;
};

/** Sub-services by tag in the order in which tags appear, those without a tag under 'Others', which comes last. */
export const groupByTag = (subServices: readonly SubService[]): readonly TagGroup[] => {
  const groups = new Map<string, SubService[]>();
  for (const subService of subServices) {
    const tag = tagOf(subService);
    const members = groups.get(tag);
    if (members === undefined) groups.set(tag, [subService]);
    else members.push(subService);
  }
  const found = [...groups].map(([tag, members]) => ({ tag, subServices: members }));
  const isDefault = (group: TagGroup): boolean => group.tag === DEFAULT_TAG;
  return [...found.filter((group) => !isDefault(group)), ...found.filter(isDefault)];
};
