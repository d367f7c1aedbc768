const labelOf = (element: HTMLElement): string => {
  const ids = element.getAttribute('aria-labelledby');
  if (ids !== null) return document.getElementById(ids)?.textContent ?? '';
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  return (label ?? element.closest('label'))?.textContent ?? '';
};

/** The name by which a customer finds a button, a link or a field. */
export const nameOf = (element: HTMLElement): string => {
  const said = element.getAttribute('aria-label') ?? '';
  if (said !== '') return said;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? labelOf(element) : element.textContent).trim();
};
