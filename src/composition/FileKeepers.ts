import type { BindInWhenOnFluentSyntax } from 'inversify';

/** What holds files that the customer has chosen, until they are sent. */
interface FileKeeper {
  readonly hasUnsent: boolean;
}

/** The keepers of files of one customer's session, by their classes; they outlast the session's container. */
export class FileKeepers extends Map<unknown, FileKeeper> {}

/** Lets what is bound outlast its container: a later container takes it over. */
export const bindKeeper = <T extends FileKeeper>(bound: BindInWhenOnFluentSyntax<T>): void =>
  void bound.onActivation((context, made) => {
    const keepers = context.get(FileKeepers);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under its own class
    const keeper = (keepers.get(made.constructor) ?? made) as T;
    keepers.set(made.constructor, keeper);
    return keeper;
  });
