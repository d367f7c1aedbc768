/** Loads on the first call and keeps what came for all later ones; what was lost is asked for again by the next call. */
export const lazyOnce = <Given extends readonly unknown[], A>(
  load: (...given: Given) => Promise<A>,
): ((...given: Given) => Promise<A>) => {
  let loading: Promise<A> | undefined;
  return (...given) =>
    (loading ??= load(...given).catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));
};
