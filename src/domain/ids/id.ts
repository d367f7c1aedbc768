/** The id of one kind of subject: an id of another kind in its place does not compile. */
export type Id<Kind extends string> = string & { readonly __id: Kind };

/** The constructor of one kind of id; '' stays '', where a subject has no id. */
export const idOf =
  <Kind extends string>() =>
  (text: string): Id<Kind> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes ids
    text as Id<Kind>;
