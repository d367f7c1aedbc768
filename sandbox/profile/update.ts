import { MAX_UPLOAD_BYTES } from '../../src/domain/documents/limits';
import { AVATAR_KINDS, checkFile } from '../documents/fileKinds';
import { storeFile } from '../documents/storedFiles';
import type { Call } from '../http/environment';
import { optionalText } from '../http/fields';
import { type Upload, uploadForm } from '../http/formBody';
import { Refusal } from '../http/refusal';
import { type WriteResult, fingerprintOf, type Input, ok, type Work } from '../http/write';
import { emailIn, nameIn } from '../session/registration';
import { profileOnWire } from './onWire';

/** Reads the profile form and the digest of everything that was sent. */
export const profileInput = async (c: Call): Promise<Input<Upload>> => {
  const value = await uploadForm(c, 'avatar');
  return { value, fingerprint: fingerprintOf(JSON.stringify(value.fields), value.file?.bytes ?? '') };
};

const newAvatar = async ({ context, trx, customerId, input }: Work<Upload>): Promise<string | null> => {
  if (input.file === null) return null;
  if (input.file.bytes.length > MAX_UPLOAD_BYTES) throw new Refusal(413, 'The picture is larger than 20 MB.');
  const checked = checkFile(input.file, AVATAR_KINDS);
  const stored = await storeFile(trx, {
    customerId,
    fileName: checked.name,
    bytes: input.file.bytes,
    contentType: checked.contentType,
    folder: 'avatars',
    extension: checked.extension,
    taskDocumentId: null,
    inCabinet: false,
    tags: null,
    uploadedBy: 'User',
    createdAt: context.now(),
  });
  return stored.path;
};

/** Changes name, email, PAN and, when one is sent, the avatar; responds with the whole profile. */
export const updateProfile = async (work: Work<Upload>): Promise<WriteResult> => {
  const { fields } = work.input;
  const avatar = await newAvatar(work);
  const customer = await work.trx
    .updateTable('customer')
    .set({
      displayname: nameIn(fields),
      email: emailIn(fields),
      pan: optionalText(fields, { key: 'pan', name: 'PAN number', max: 40 }) || null,
      ...(avatar === null ? {} : { avatar }),
    })
    .where('id', '=', work.customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok(profileOnWire(customer));
};
