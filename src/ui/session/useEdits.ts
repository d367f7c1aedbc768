import type { InputRef } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { caretAfter, type Edit, type Edited, editOf, type Selection } from '../../domain/typed/edit';

const selectionOf = (field: HTMLInputElement): Selection => ({
  start: Number(field.selectionStart),
  end: Number(field.selectionEnd),
});

// In Safari a selection takes the focus, which a field that the browser filled in has not.
const select = (field: HTMLInputElement, { start, end }: Selection): void => {
  if (document.activeElement === field) field.setSelectionRange(start, end);
};

interface EditedField {
  readonly ref: RefObject<InputRef | null>;
  readonly value: string;
  readonly onChange: () => void;
}

/**
 * Tells each edit of a field, and keeps the caret where it belongs when the field then holds something else. React has no
 * event of its own for `beforeinput`, which tells what was selected; without it the caret tells enough.
 */
export const useEdits = (value: string, onEdit: (edit: Edit) => void, fixed = 0): EditedField => {
  const ref = useRef<InputRef>(null);
  const selected = useRef<Selection>(undefined);
  useEffect(() => {
    const field = ref.current?.input;
    const remember = (): void => {
      if (field) selected.current = selectionOf(field);
    };
    field?.addEventListener('beforeinput', remember);
    return () => field?.removeEventListener('beforeinput', remember);
  }, []);
  const onChange = (): void => {
    // The event of antd names a copy of the field.
    const field = ref.current?.input;
    if (!field) return;
    const caret = selectionOf(field).end;
    const edited: Edited = { before: value, after: field.value, caret, selected: selected.current };
    selected.current = undefined;
    const edit = editOf(edited);
    onEdit(edit);
    // By then React has put the value into the field, and the caret at its end.
    queueMicrotask(() => {
      if (field.value !== edited.after) select(field, caretAfter(edited, edit, field.value, fixed));
    });
  };
  return { ref, value, onChange };
};
