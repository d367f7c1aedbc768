import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef, useState } from 'react';
import { texts } from '../texts/texts';
import type { Elements } from './elements';
import { useFocusReturn } from './useFocusReturn';
import { useIsPrinting } from './useIsPrinting';
import './kit.css';

/** Entries that are rendered at once; thousands of them would hold the page up for seconds. */
const STEP = 50;

export interface StepwiseProps<A> {
  readonly items: readonly A[];
  /** Renders the entries that are shown so far. */
  readonly children: (shown: readonly A[]) => Elements;
}

/** A list of whole cards, which is rendered step by step; paper has all of it. */
export const Stepwise = observer(<A,>({ items, children }: StepwiseProps<A>): ReactElement => {
  const [most, setMost] = useState(STEP);
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLDivElement>(null);
  const left = isPrinting ? 0 : Math.max(0, items.length - most);
  useFocusReturn(left > 0, list);
  return (
    <>
      <div ref={list} tabIndex={-1}>
        {children(left > 0 ? items.slice(0, most) : items)}
      </div>
      {left > 0 && (
        <Button className="portal-stepwise-more" onClick={() => setMost(most + STEP)}>
          {texts().kit.showMore(Math.min(STEP, left))}
        </Button>
      )}
    </>
  );
});
