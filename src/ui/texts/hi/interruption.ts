import type { Portal } from '../en/portal';

/** Texts of what interrupts the work: a new release. */
export const interruption: Portal['interruption'] = {
  newRelease: 'पोर्टल का नया अपडेट आ गया है। आपने जो लिखा है, वह सुरक्षित है।',
  reload: 'फिर से लोड करें',
};
