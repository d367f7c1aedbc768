import type { Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gives the window another size and waits until the screen has been drawn in it: some parts listen to its width. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            drawn();
          });
        });
      }),
  );
};
