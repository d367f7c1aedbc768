/** Thrown when the data were made by another version of the sandbox; its message is meant to be printed. */
export class OtherVersion extends Error {
  constructor(what: string) {
    super(
      `${what} Start the version that made them, or begin with new demo data: npm run sandbox:reset, with DATABASE_URL an empty database.`,
    );
  }
}
