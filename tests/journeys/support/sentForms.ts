import type { Page } from '@playwright/test';

const FORMS = 'sentForms';

/** Records the fields of every sent form, because the browser does not expose them when they contain a file. */
export const keepSentForms = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const forms: (readonly string[])[] = [];
    Reflect.set(globalThis, name, forms);
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its own request below
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function keep(body): void {
      if (body instanceof FormData) {
        const fields = [...body.entries()].map(([field, value]) =>
          typeof value === 'string' ? `${field}=${value}` : `${field}: ${value.name}`,
        );
        forms.push(fields);
      }
      send.call(this, body);
    };
  }, FORMS);
};

/** The forms sent since the page was loaded, each as its fields in order. */
export const sentForms = (page: Page): Promise<unknown> =>
  page.evaluate((name): unknown => Reflect.get(globalThis, name), FORMS);
