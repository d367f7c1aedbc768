import type { FocusEvent, KeyboardEvent } from 'react';

const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isStop = (element: Element): element is HTMLElement =>
  isTextField(element) || (element instanceof HTMLButtonElement && element.type === 'submit');

/** Enter leads to the next field of the form, at last to its button: only that orders. */
export const goToNextField = (event: KeyboardEvent<HTMLInputElement>): void => {
  event.preventDefault();
  const field = event.currentTarget;
  const stops = Array.from(field.form?.elements ?? []).filter(isStop);
  stops[stops.indexOf(field) + 1]?.focus();
};

/** Whether the focus goes on to another field; on the way to a button a new message would move it from the finger. */
export const goesOnToField = ({ relatedTarget }: FocusEvent): boolean => isTextField(relatedTarget);
