import type { Option } from 'fp-ts/Option';
import type { Id } from '../../src/domain/ids/id';

type Plain<A> = A extends Id<string> ? string : A;

/** What a builder takes: any of the fields, with ids as plain text that the builder brands. */
export type Given<A> = {
  readonly [K in keyof A]?: A[K] extends Option<infer Value>
    ? Option<Plain<Value>>
    : A[K] extends readonly Id<string>[]
      ? readonly string[]
      : Plain<A[K]>;
};
