/** Something about an IFSC that looks wrong; shown, never a refusal (section 5 sets no rule for it). */
export interface IfscWarning {
  readonly kind: 'IfscShape';
}

/** Whether the text is an IFSC: four letters of the bank, a zero, six letters or digits of the branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z\d]{6}$/.test(text);

/** What looks wrong about an IFSC, whatever its case and outer blanks; nothing about a missing one. */
export const ifscWarnings = (ifsc: string): readonly IfscWarning[] => {
  const code = ifsc.trim().toUpperCase();
  return code === '' || isIfsc(code) ? [] : [{ kind: 'IfscShape' }];
};
