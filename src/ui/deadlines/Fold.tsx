import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Elements } from '../kit/elements';
import type { AgendaFolds } from './AgendaFolds';
import type { FoldedPart } from './AgendaPlaces';

interface FoldProps {
  readonly folds: AgendaFolds;
  readonly part: FoldedPart;
  readonly label: string;
  readonly children: Elements;
}

/** A part of the page that stays folded until it is asked for. */
export const Fold = observer(({ folds, part, label, children }: FoldProps): ReactElement => {
  const isOpen = folds.has(part);
  return (
    <div className="portal-agenda-fold">
      <Button
        type="text"
        icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => folds.toggle(part)}
      >
        {label}
      </Button>
      {isOpen && children}
    </div>
  );
});
