import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { WayIn } from '../../domain/work/wayIn';
import { workTexts } from '../texts/workTexts';
import type { TaskProps } from './TaskCard';
import { taskDetailLink } from './taskDetailLink';

const wordsOf = (way: WayIn): string => {
  if (way.kind === 'details') return workTexts.details;
  return isNone(way.missing) ? workTexts.uploadSome : workTexts.uploadMissing(way.missing.value);
};

/** The one link of a card: it says what waits behind it, and a press anywhere on the card follows it (AMB-57). */
export const WayInLink = observer(({ task, store }: TaskProps): ReactElement => (
  <Link {...taskDetailLink(task)} className="portal-work-way portal-work-whole">
    {wordsOf(store.wayInto(task))}
  </Link>
));

/** Beside the link of a card whose work is under way: the way to documents that are still missing. */
export const UploadLink = observer(({ task, store }: TaskProps): ReactElement | null => {
  const way = store.wayInto(task);
  if (way.kind === 'details') return null;
  return (
    <Link {...taskDetailLink(task)} className="portal-work-way">
      {wordsOf(way)}
    </Link>
  );
});
