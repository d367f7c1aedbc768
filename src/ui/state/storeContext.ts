import { createContext, useContext, useState } from 'react';

/** A store's class is its key; who makes the store is not the screens' business. */
export type StoreKey<S> = abstract new (...dependencies: never[]) => S;
export type StoreSource = <S>(key: StoreKey<S>) => S;

const missingSource: StoreSource = () => {
  throw new Error('No StoreSource above this component.');
};

export const StoreContext = createContext<StoreSource>(missingSource);

/** The store of a screen, the same one for as long as the screen is shown. */
export const useStore = <S>(key: StoreKey<S>): S => {
  const source = useContext(StoreContext);
  const [store] = useState(() => source(key));
  return store;
};
