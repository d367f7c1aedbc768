/** Texts of what interrupts the work: a new release (LINE-01), a connection that is gone (LINE-02). */
export const interruption = {
  newRelease: 'A new version is here. What you typed is kept.',
  reload: 'Reload',
  noConnection:
    'There is no internet connection. This page stays, and everything goes on by itself once it is back.',
};
