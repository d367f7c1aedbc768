declare module 'mixpanel-browser/src/config' {
  /** Whether the vendor's code writes what it does to the console, whatever instance does it. */
  export const Config: { DEBUG: boolean };
}
