import { createContext, useContext, useState } from 'react';

/** A store's class is its key; screens do not know how a store is created. */
export type StoreKey<S> = abstract new (...dependencies: never[]) => S;
export type StoreSource = <S>(key: StoreKey<S>) => S;

const missingSource: StoreSource = () => {
  throw new Error('No StoreSource above this component.');
};

export const StoreContext = createContext<StoreSource>(missingSource);

/** The store of a screen; the same instance while the screen is mounted. */
export const useStore = <S>(key: StoreKey<S>): S => {
  const source = useContext(StoreContext);
  const [store] = useState(() => source(key));
  return store;
};
