/** The rules of a style sheet at its top level, in order: `selector{…}`, `@media …{…}`, `@keyframes …{…}`. */
export const topLevelRules = (css: string): readonly string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
};

export interface VariableRule {
  readonly selector: string;
  readonly variables: ReadonlyMap<string, string>;
}

/** A rule that does nothing but give custom properties their values; undefined for any other rule. */
export const variableRule = (rule: string): VariableRule | undefined => {
  const brace = rule.indexOf('{');
  const selector = rule.slice(0, brace);
  if (selector.startsWith('@')) return undefined;
  const declarations = rule
    .slice(brace + 1, -1)
    .split(';')
    .filter((declaration) => declaration !== '')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1)] as const;
    });
  const isVariables = declarations.length > 0 && declarations.every(([name]) => name.startsWith('--ant-'));
  return isVariables ? { selector, variables: new Map(declarations) } : undefined;
};

/** The rule as text; nothing when it has no variable left. */
export const cssOf = ({ selector, variables }: VariableRule): string =>
  variables.size === 0
    ? ''
    : `${selector}{${[...variables].map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** The rule with only those variables for which the test holds. */
export const keepVariables = (
  { selector, variables }: VariableRule,
  keep: (name: string, value: string) => boolean,
): VariableRule => ({
  selector,
  variables: new Map([...variables].filter(([name, value]) => keep(name, value))),
});

/** The custom properties that a piece of CSS reads. */
export const variablesReadBy = (css: string): readonly string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
