/**
 * The sentence that stops a build whose plugin met another library than the one it was written for: who expected what,
 * and what to do.
 */
export const unmet = (plugin: string, expected: string): string =>
  `${plugin} expected ${expected}: see docs/upgrading.md, or build with UNPATCHED=1.`;
