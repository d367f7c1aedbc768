/** What describes a control to assistive technology, one text for each element it refers to. */
export const descriptionsOf = (control: HTMLElement): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
