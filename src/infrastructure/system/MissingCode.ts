/** A file of the portal's own code that could not be loaded, for example after a release. */
export class MissingCode extends Error {}
