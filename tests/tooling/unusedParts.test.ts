import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingInputs, withEdits } from '../../build/withoutUnusedParts.ts';
import { modulesUnder } from './sourceImports';

const IO_TS = 'io-ts/es6/index.js';

describe('Parts of libraries that the built portal leaves out', () => {
  it('lets the bundler drop an unused codec', () => {
    const code = 'var NullType = /** @class */ (function () {}());\nexport var nullType = new NullType();';
    expect(withEdits(IO_TS, code)).toBe(
      'var NullType = /*#__PURE__*/ (function () {}());\nexport var nullType = /*#__PURE__*/ new NullType();',
    );
  });

  it('fails the build when a library no longer contains the text that an edit looks for', () => {
    expect(() => withEdits(IO_TS, 'export var nullType = nothing;')).toThrow(`${IO_TS} has no /** @class */`);
  });

  it('leaves every other module unchanged', () => {
    expect(withEdits('react-router/dist/production/other.mjs', 'a.displayName = "a";')).toBe(
      'a.displayName = "a";',
    );
  });

  it("names the removed parts of antd's Input that a screen uses", () => {
    expect(
      missingInputs('/portal/src/ui/a.tsx', '<Input.Password />; <Input.TextArea />; <Input.TextArea />'),
    ).toEqual(['Input.Password', 'Input.TextArea']);
    expect(missingInputs('/portal/src/ui/kit/TextArea.ts', 'Input.TextArea')).toEqual([]);
    const taken = modulesUnder('src/ui').flatMap((file) =>
      missingInputs(`/${file}`, readFileSync(file, 'utf8')),
    );
    expect(taken).toEqual([]);
  });
});
