import type { SignedIn } from '@lia/sdk/accounts/schema';
import type { ClassStudent, PictureSignIn, SignInClass } from '@lia/sdk/signInPictures/schema';
import { plain } from '@lia/sdk/validation/plain';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { isCardHolder } from '../accessCards/holders.ts';
import { countUnknownCode } from '../accounts/attempts.ts';
import { open } from '../accounts/service.ts';
import type { Place } from '../accounts/sessions.ts';
import {
  acceptPictures,
  hashPictures,
  hasPictureGrade,
  isCurrent,
  isOfSchool,
  tryPictures,
} from '../accounts/signInPictures.ts';
import { signInPictures, users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { countAttempt, forgiveAttempt, type Limit } from '../platform/limits.ts';
import { hashOf, isGood } from './classCode.ts';
import { classCodes } from './tables.ts';

/** Wrong pictures over all children of a class: two for each of thirty in an hour. */
const PER_CLASS: Limit = { times: 60, seconds: 3600 };

interface OpenClass {
  codeId: string;
  groupId: string;
  group: string;
  schoolId: number;
}

/** The class that a code opens today. Those tried in vain count towards the limit of the address. @throws {ApiFailure} 404, 429 */
async function classOf(app: AppContext, code: string, address: string): Promise<OpenClass> {
  const { db, secret } = app;
  const [row] = await db
    .select({ codeId: classCodes.id, groupId: groups.id, group: groups.name, schoolId: institutions.id })
    .from(classCodes)
    .innerJoin(groups, and(eq(groups.id, classCodes.groupId), isCurrentGroup))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, and(eq(institutions.id, sections.schoolId), isNull(institutions.deletedAt)))
    .where(and(eq(classCodes.codeHash, hashOf(secret, code)), isGood));
  if (row) return row;
  await countUnknownCode(app, address, 'class');
  throw new ApiFailure(404, 'CLASS_CODE_UNKNOWN');
}

/** Those of a class who have pictures of its school and may use them, as conditions on `users` joined with `sign_in_pictures`. */
const isEntering = ({ groupId, schoolId }: OpenClass) =>
  and(isCardHolder(groupId, schoolId), hasPictureGrade, isOfSchool(schoolId));

/** The class of a code, as its page shows it. @throws {ApiFailure} 404, 429 */
export async function readClass(app: AppContext, code: string, address: string): Promise<SignInClass['data']> {
  const opened = await classOf(app, code, address);
  const rows = await app.db
    .select({
      id: users.uuid,
      name: users.name,
      lastName: users.lastName,
      avatar_path: users.avatarPath,
      blockedAt: signInPictures.blockedAt,
    })
    .from(users)
    .innerJoin(signInPictures, and(eq(signInPictures.userId, users.id), isCurrent))
    .where(isEntering(opened))
    .orderBy(asc(users.name), asc(users.lastName), asc(users.id));
  const isNamesake = (one: string) => rows.filter(({ name }) => plain(name) === plain(one)).length > 1;
  return {
    group: opened.group,
    students: rows.map(({ id, name, lastName, avatar_path, blockedAt }): ClassStudent => ({
      id,
      name: isNamesake(name) ? `${name} ${lastName.slice(0, 1)}.` : name,
      avatar_path,
      blocked: blockedAt !== null,
    })),
  };
}

/**
 * Opens a session for a student of a class by their pictures. Wrong ones count towards the limits of the child and the class, unless
 * the child is blocked; who is not of the class is answered as wrong pictures are, in the same time.
 * @throws {ApiFailure} 401, 403, 404, 429
 */
export async function signInByPictures(
  app: AppContext,
  { code, student, pictures }: PictureSignIn,
  place: Place,
): Promise<SignedIn> {
  const { db, config } = app;
  const opened = await classOf(app, code, place.address);
  const perClass = `pictures:class:${opened.codeId}`;
  const [child] = await db
    .select({ userId: users.id, uuid: users.uuid, id: signInPictures.id, blockedAt: signInPictures.blockedAt })
    .from(users)
    .innerJoin(signInPictures, and(eq(signInPictures.userId, users.id), isCurrent))
    .where(and(eq(users.uuid, student), isEntering(opened)));
  // Nothing is tried for a child who is blocked: counted, one pupil would keep the whole class out.
  if (child && child.blockedAt !== null) throw new ApiFailure(403, 'PICTURES_BLOCKED');
  if (config.rateLimits) await countAttempt(db, perClass, PER_CLASS);
  if (!child) {
    await hashPictures(app, student, pictures);
    throw new ApiFailure(401, 'PICTURES_WRONG');
  }
  const tried = await tryPictures(app, child, pictures);
  if (tried !== 'right')
    throw tried === 'blocked' ? new ApiFailure(403, 'PICTURES_BLOCKED') : new ApiFailure(401, 'PICTURES_WRONG');
  const signedIn = await inTransaction(db, async (tx) => {
    // Both may have ended while the pictures were compared.
    const isOpen = (
      await tx
        .select()
        .from(classCodes)
        .where(and(eq(classCodes.id, opened.codeId), isGood))
        .for('share')
    ).length;
    if (isOpen === 0 || !(await acceptPictures(tx, child.id))) throw new ApiFailure(404, 'CLASS_CODE_UNKNOWN');
    return open({ ...app, db: tx }, child.userId, place, { picturesId: child.id });
  });
  if (config.rateLimits) await forgiveAttempt(db, perClass);
  return signedIn;
}
