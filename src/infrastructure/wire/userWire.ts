import { isRight } from 'fp-ts/Either';
import { fromPredicate, isSome, none } from 'fp-ts/Option';
import * as t from 'io-ts';
import { asReceived } from '../../domain/received/asReceived';
import { type User, userId } from '../../domain/session/user';
import type { ReceivedUsers } from '../storage/ReceivedUsers';
import { isRecord, type WireRecord } from './unwrap';
import { wireText } from './wireCodecs';

const userCodec = t.type({
  id: wireText,
  email: wireText,
  displayname: wireText,
  phone: wireText,
  avatar: wireText,
});

export const textIn = (record: WireRecord, key: string): string => {
  const text = wireText.decode(record[key]);
  return isRight(text) ? text.right.trim() : '';
};

/**
 * The user in a login's `data`, in the stored `user` or in any record with the same keys; absent values are
 * ''.
 */
export const toUser = (record: WireRecord): User => {
  const wire = userCodec.decode(record);
  if (!isRight(wire)) return { id: userId(''), email: '', displayName: '', phone: '', avatar: '' };
  const { id, email, displayname, phone, avatar } = wire.right;
  return { id: userId(id), email, displayName: displayname, phone, avatar };
};

const toUserBody = ({ displayName, ...same }: User): WireRecord => ({ ...same, displayname: displayName });

/** A stored user with the changed fields; unchanged fields stay exactly as received (AMB-56). */
const withUser = (stored: WireRecord, user: User): WireRecord => {
  const former = toUserBody(toUser(stored));
  const changed = Object.entries(toUserBody(user)).filter(([key, value]) => former[key] !== value);
  return { ...stored, ...Object.fromEntries(changed) };
};

const isSomebody = fromPredicate(
  (user: User) => user.id !== '' || user.displayName !== '' || user.phone !== '' || user.email !== '',
);

/** The customer in a login's `data`, which the tab keeps under `user`. */
export const receivedUsers: ReceivedUsers = {
  read: (received) => (isRecord(received) ? isSomebody(toUser(received)) : none),
  change: (before, user) =>
    asReceived(withUser(isSome(before) && isRecord(before.value) ? before.value : {}, user)),
};
