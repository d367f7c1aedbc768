import { fireEvent, screen } from '@testing-library/react';

/** The file input within a part of the page. */
export const fileInput = (place: ParentNode = document): HTMLInputElement => {
  const found = place.querySelector<HTMLInputElement>('input[type="file"]');
  if (found === null) throw new Error('There is no file input.');
  return found;
};

const choose = (input: HTMLInputElement, file: File): void => {
  fireEvent.change(input, { target: { files: [file] } });
};

export const chooseForCabinet = (file: File): void => choose(fileInput(), file);

/** The card of a document that a task asks for. */
export const documentCard = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (found === null) throw new Error(`${name} is not asked for`);
  return found;
};

export const chooseForTask = (name: string, file: File): void => choose(fileInput(documentCard(name)), file);
