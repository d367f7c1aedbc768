/** The page's reload after a success (AMB-20); where that would lose a chosen file, the session begins again instead. */
export abstract class PageReload {
  abstract reload(): void;
}
