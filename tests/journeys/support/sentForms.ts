import type { Page } from '@playwright/test';

const FORMS = 'sentForms';

/** Keeps the fields of every form that the pages send, which the browser does not hand out once a file is in them. */
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
