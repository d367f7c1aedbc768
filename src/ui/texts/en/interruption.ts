/** Texts of what interrupts the work: a new release (LINE-01). */
export const interruption = {
  newRelease: 'A new version is here. What you typed is kept.',
  reload: 'Reload',
};
