/** How many px one rem is in a browser whose font size nobody has changed. */
const PX_PER_REM = 16;

const TEXT_SIZES =
  /(?<=[;{])((?:--[\w-]+-)?(?:font-size|font-height|line-height|control-height|only-icon-size|option-height|item-height)(?:-[\w-]+)?:)(\d*\.?\d+)px/g;

/**
 * A style sheet whose sizes of text, and of the controls that hold it, follow the browser's font size; antd computes
 * them in px. Borders, gaps and paddings stay.
 */
export const textInRem = (css: string): string =>
  css.replaceAll(TEXT_SIZES, (_, name: string, px: string) => `${name}${Number(px) / PX_PER_REM}rem`);
