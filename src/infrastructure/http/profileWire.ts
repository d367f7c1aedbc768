import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { Profile } from '../../domain/profile/profile';
import type { ProfileUpdate } from '../../domain/profile/profileEdit';
import type { UploadParts } from './apiRequest';
import { decodeAs } from '../wire/decode';
import { accepted, isEmpty, isRecord, levelsOf } from '../wire/unwrap';
import { wireText } from '../wire/wireCodecs';

const profileFields = {
  id: wireText,
  displayname: wireText,
  email: wireText,
  pan: wireText,
  avatar: wireText,
  username: wireText,
  dob: wireText,
  status: wireText,
  address: wireText,
  pincode: wireText,
  state: wireText,
  country: wireText,
  nationality: wireText,
  bank_name: wireText,
  bank_acc_num: wireText,
  bank_branch: wireText,
  ifsc: wireText,
  swift: wireText,
};

/** A profile as GET user/profile sends it (PROF-01). */
const profileWire = t.type(profileFields);

const toProfile = (wire: t.TypeOf<typeof profileWire>): Profile => ({
  id: wire.id,
  displayName: wire.displayname,
  email: wire.email,
  pan: wire.pan,
  avatar: wire.avatar,
  username: wire.username,
  dob: wire.dob,
  status: wire.status,
  address: wire.address,
  pincode: wire.pincode,
  state: wire.state,
  country: wire.country,
  nationality: wire.nationality,
  bankName: wire.bank_name,
  bankAccountNumber: wire.bank_acc_num,
  bankBranch: wire.bank_branch,
  ifsc: wire.ifsc,
  swift: wire.swift,
});

/** The profile in a response, bare or below `data`; an empty response is an empty record (PROF-17). */
const profileRecordIn = (body: unknown): unknown => {
  const innermost = levelsOf(body).at(-1);
  return isEmpty(innermost) ? {} : innermost;
};

// `status` alone is no profile: an envelope has one too.
const hasProfileField = (record: unknown): boolean =>
  isRecord(record) && Object.keys(record).some((key) => key !== 'status' && key in profileFields);

/**
 * Refuses a 2xx response that says no, whatever stands beside that (AMB-14); a bare profile's own status ('Resident
 * Individual/HUF') says neither yes nor no.
 */
export const acceptedProfile = (body: unknown): Either<GatewayError, unknown> => {
  const said = accepted(body);
  const isRefused = isLeft(said) && said.left.kind === 'Rejected';
  return hasProfileField(body) && !isRefused ? right(body) : said;
};

/** The profile of a response; `Malformed` when it contains something else. */
export const readProfile = (body: unknown): Either<GatewayError, Profile> => {
  const record = profileRecordIn(body);
  if (!hasProfileField(record) && !isEmpty(record)) return left(gatewayError('Malformed'));
  return pipe(record, decodeAs(profileWire), map(toProfile));
};

/**
 * The updated profile when the response contains one, else an empty one: the save has succeeded in both
 * cases.
 */
export const readUpdatedProfile = (body: unknown): Either<GatewayError, Profile> => {
  const updated = readProfile(body);
  return isRight(updated) ? updated : readProfile({});
};

/** The multipart body of POST user/profile-update; no avatar part without a file (PROF-11). */
export const toProfileParts = (update: ProfileUpdate<UploadFile>): UploadParts => [
  ['displayname', update.displayName],
  ['email', update.email],
  ['pan', update.pan],
  ...(isSome(update.avatar) ? [['avatar', update.avatar.value] as const] : []),
];
