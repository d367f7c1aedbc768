/** The accessible descriptions of a control, one text per referenced element. */
export const descriptionsOf = (control: HTMLElement): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
