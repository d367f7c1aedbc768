import { isNone } from 'fp-ts/Option';
import { financialYearName } from '../../domain/dates/financialYear';
import type { FileGroup, GroupMark } from '../../domain/documents/grouping';
import { texts } from '../texts/texts';
import { tagText } from './tagText';

/** The financial year or tag that the files of a group have in common. */
export const markText = (mark: GroupMark): string => {
  if (mark.kind === 'tag') return isNone(mark.tag) ? texts().document.noTags : tagText(mark.tag.value);
  return isNone(mark.year)
    ? texts().cabinet.noDate
    : texts().cabinet.yearName(financialYearName(mark.year.value));
};

/** 'FY 2026-27 · GST'. */
export const groupText = ({ marks }: Pick<FileGroup, 'marks'>): string => marks.map(markText).join(' · ');
