import { caretAfter, editOf, type Edit, type Edited, type Selection } from '../../../src/domain/typed/edit';

/** A text field as a browser has it. */
export interface BrowserField<State> {
  readonly state: State;
  readonly selection: Selection;
}

/** How a field's rule is asked. */
export interface FieldRule<State> {
  readonly text: (state: State) => string;
  readonly edit: (state: State, edit: Edit) => State;
  /** How many characters at the beginning never change. */
  readonly fixed?: number;
}

export type Act =
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'backspace' | 'delete' | 'cut' | 'wordBack' };

const removed = ({ start, end }: Selection, kind: Act['kind'], text: string): Selection => {
  if (start < end || kind === 'insert' || kind === 'cut') return { start, end };
  if (kind === 'delete') return { start, end: Math.min(end + 1, text.length) };
  return { start: kind === 'wordBack' ? 0 : Math.max(start - 1, 0), end };
};

/** What a browser does with an edit, before any rule has seen it. */
export const browserEdit = (text: string, selection: Selection, act: Act): Edited => {
  const { start, end } = removed(selection, act.kind, text);
  const typed = act.kind === 'insert' ? act.text : '';
  return {
    before: text,
    after: text.slice(0, start) + typed + text.slice(end),
    caret: start + typed.length,
    selected: selection,
  };
};

/** The field after an edit: the rule's text, with the caret where the page puts it. */
export const act =
  <State>({ text, edit, fixed = 0 }: FieldRule<State>) =>
  (field: BrowserField<State>, done: Act): BrowserField<State> => {
    const edited = browserEdit(text(field.state), field.selection, done);
    const what = editOf(edited);
    const state = edit(field.state, what);
    const held = text(state);
    const selection =
      held === edited.after
        ? { start: edited.caret, end: edited.caret }
        : caretAfter(edited, what, held, fixed);
    return { state, selection };
  };
