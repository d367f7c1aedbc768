import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { putAsideRules } from '../../domain/deadlines/choice';
import type { StatutoryRule } from '../../domain/deadlines/rule';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { useStandingHeight } from '../kit/useStandingHeight';
import { texts } from '../texts/texts';
import type { EntryProps } from './DeadlineEntry';
import { nameOfRule } from './deadlineWords';
import { Fold } from './Fold';

/** Says what was put aside last, with one press to take it back; it waits, however long the customer needs (DUE-04). */
export const UndoNotForMe = observer(({ store, onLeave }: EntryProps): ReactElement | null => {
  const { undoable } = store.choice;
  const box = useStandingHeight('--portal-undo');
  if (undoable === undefined) return null;
  return (
    <div ref={box} className="portal-deadline-undo">
      <Message kind="info">
        <MarkedWords text={texts().deadline.putAside(undoable.rule.form)} words={[undoable.rule.form]} />
      </Message>
      <Button
        onClick={() => {
          onLeave();
          store.undo();
        }}
      >
        {texts().deadline.undo}
      </Button>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={texts().kit.close}
        onClick={() => {
          onLeave();
          store.choice.forgetUndo();
        }}
      />
    </div>
  );
});

const AsideRule = observer(
  ({ store, rule, onLeave }: EntryProps & { readonly rule: StatutoryRule }): ReactElement => {
    const name = nameOfRule(rule);
    return (
      <li>
        <span>
          <MarkedWords text={name} words={[rule.form]} />
        </span>
        <button
          type="button"
          className="portal-deadline-action"
          onClick={() => {
            onLeave();
            store.choice.showAgain(rule);
          }}
        >
          <span>{texts().deadline.showAgain}</span>{' '}
          <span className="portal-visually-hidden">
            <MarkedWords text={name} words={[rule.form]} />
          </span>
        </button>
      </li>
    );
  },
);

/** The rules that were put aside on this device, each with a way back (DUE-04). */
export const PutAside = observer(({ store, onLeave }: EntryProps): ReactElement | null => {
  const asideRules = putAsideRules(store.table?.rules ?? [], store.choice.notForMe);
  if (asideRules.length === 0) return null;
  return (
    <Fold folds={store.folds} part="aside" label={texts().deadline.aside(asideRules.length)}>
      <ul role="list" aria-label={texts().deadline.asideList} className="portal-deadline-aside">
        {asideRules.map((rule) => (
          <AsideRule key={rule.id} store={store} rule={rule} onLeave={onLeave} />
        ))}
      </ul>
    </Fold>
  );
});
