import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractAntdStyles } from '../../build/antdStyles.ts';
import { textInRem } from '../../build/textInRem.ts';

const TEXT_IN_PX = /(?:^|[;{\s])((?:--[\w-]+-)?(?:font-size|line-height)[\w-]*:\s*[\d.]+px)/g;

const textInPx = (css: string): readonly string[] =>
  [...css.matchAll(TEXT_IN_PX)].flatMap(([, declaration]) => declaration ?? []);

describe('Text sizes', () => {
  it("follow the browser's setting, while borders and gaps stay", () => {
    expect(
      textInRem(
        '.a{--ant-font-size-lg:16px;--ant-input-input-font-size:14px;--ant-control-height:40px;font-size:14px;line-height:22px;padding:8px;border-width:1px}',
      ),
    ).toBe(
      '.a{--ant-font-size-lg:1rem;--ant-input-input-font-size:0.875rem;--ant-control-height:2.5rem;font-size:0.875rem;line-height:1.375rem;padding:8px;border-width:1px}',
    );
    expect(textInRem('.a{font-size:0;font-size:1.5em;font-size:.5px}')).toBe(
      '.a{font-size:0;font-size:1.5em;font-size:0.03125rem}',
    );
  });

  it("are never px in antd's sheets", async () => {
    const { entry, portal } = await extractAntdStyles();
    expect(textInPx(entry + portal)).toEqual([]);
    expect(entry.includes('--ant-font-size-lg:1rem')).toBe(true);
  });

  it('are never px in our own sheets and the first frame, and neither are media query widths', () => {
    const files = [...globSync('src/ui/**/*.css'), 'index.html'];
    expect(files.length).toBeGreaterThan(20);
    const sheets = files.map((file) => readFileSync(file, 'utf8'));
    expect(
      sheets.flatMap((css) => [...textInPx(css), ...(css.match(/@media[^{]*\dpx[^{]*/g) ?? [])]),
    ).toEqual([]);
  });
});
