import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { SectionCard } from '../kit/SectionCard';
import { Skeleton } from '../kit/Skeleton';
import { texts } from '../texts/texts';
import './needsYou.css';

/** As many as the list shows at first, so that most lists move nothing when they appear. */
const ROWS = 5;

/** The list's place while its code or its sources are loading. */
export const NeedsYouSkeleton = observer((): ReactElement => (
  <SectionCard title={texts().dashboard.needsYou}>
    <div className="portal-needs">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="portal-need portal-need-waiting">
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  </SectionCard>
));
