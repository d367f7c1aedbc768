import type { FileRefused, MissingFile, Packable } from '../../application/documents/PackFiles';
import { texts } from '../texts/texts';

/** Why a file is not in the zip. */
export const missingReason = ({ kind }: FileRefused): string => {
  const { reasons } = texts().packing;
  return kind === 'LinkMissing' || kind === 'OtherOrigin' || kind === 'TooLarge'
    ? reasons[kind]
    : reasons.failed;
};

export interface MissingList {
  readonly name: string;
  readonly lead: string;
}

/** The text file in a zip that lists the files which it lacks; its lines end as every editor takes them. */
export const missingList = (
  { name, lead }: MissingList,
  missing: readonly MissingFile<Packable>[],
): { readonly name: string; readonly bytes: string } => ({
  name,
  bytes: [
    lead,
    '',
    ...missing.map(({ file, why }) => texts().packing.missingFile(file.fileName, missingReason(why))),
    '',
  ].join('\r\n'),
});
