import { EMAILED_INVITATION_DAYS } from '@lia/sdk/parentInvitations/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, inArray } from 'drizzle-orm';
import { string } from 'yup';

import { shortName } from '../accounts/fullName.ts';
import { isChildOf } from '../accounts/guardianships.ts';
import { findAddressee, findPerson } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { Database } from '../platform/database.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { childrenOf, findInvitation } from './store.ts';
import { parentInvitations } from './tables.ts';
import { invitationUrl } from './token.ts';

const data = record({ invitation: string().required() });

/** An invitation with the names of its people; null where the account of one of them is gone. */
async function described(db: Database, id: string) {
  const invitation = await findInvitation(db, eq(parentInvitations.id, id));
  const inviter = invitation && (await findPerson(db, invitation.inviterId));
  if (!inviter) return null;
  const children = await childrenOf(db, invitation);
  const [first] = children;
  if (!first) return null;
  const accepted = invitation.acceptedBy === null ? null : await findPerson(db, invitation.acceptedBy);
  return {
    invitation,
    inviter: shortName(inviter.name, inviter.lastName),
    accepted: accepted && { id: accepted.id, name: shortName(accepted.name, accepted.lastName) },
    /** Where the invitation is followed up: the page of its first child. */
    page: (publicUrl: string) => `${publicUrl}/apps/children/${first.uuid}`,
    children: children.map(({ name, lastName }) => shortName(name, lastName)).join(', '),
    childIds: children.map((child) => child.id),
  };
}

/** Whether an account answers for one of some children by now. */
const follows = async (db: Database, guardianId: number, childIds: readonly number[]): Promise<boolean> =>
  (await db.$count(users, and(inArray(users.id, [...childIds]), isChildOf(guardianId)))) > 0;

/** Whether an address is the confirmed one of an account by now: it may have changed while an e-mail waited. */
async function isConfirmedOf(db: Database, userId: number, address: string): Promise<boolean> {
  const person = await findAddressee(db, userId, address);
  return person !== null && person.emailVerifiedAt !== null;
}

/** Invites another parent to follow children. */
export const invitationEmail: EmailKind<typeof data> = {
  name: 'parent-invitation',
  data,
  unsolicited: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config, secret }, { invitation: id }, language) {
    const found = await described(db, id);
    // It was revoked or answered meanwhile.
    if (!found || found.invitation.endedAt !== null || found.accepted) return null;
    const { inviter, children } = found;
    const t = emailTranslator(language);
    return {
      subject: t('parent.subject', { inviter }),
      preview: t('parent.preview'),
      blocks: [
        { kind: 'heading', text: t('parent.title', { inviter }) },
        { kind: 'text', text: t('parent.intro') },
        { kind: 'facts', facts: [[t('guardian.children'), children]] },
        { kind: 'link', label: t('guardian.open'), url: invitationUrl({ config, secret }, found.invitation) },
        { kind: 'note', text: t('guardian.days', { days: String(EMAILED_INVITATION_DAYS) }) },
        { kind: 'note', text: t('parent.notYou') },
      ],
    };
  },
};

/** Notifies the inviter of who accepted, and of what is still to be confirmed. */
export const acceptedEmail: EmailKind<typeof data> = {
  name: 'parent-invitation-accepted',
  data,
  async compose({ db, config }, { invitation: id }, language, { recipient }) {
    const found = await described(db, id);
    if (!found?.accepted || !(await isConfirmedOf(db, found.invitation.inviterId, recipient))) return null;
    const { accepted, children, page } = found;
    const waits = found.invitation.endedAt === null;
    // The inviter revoked it while the e-mail waited, or removed who accepted it.
    if (!waits && !(await follows(db, accepted.id, found.childIds))) return null;
    const t = emailTranslator(language);
    return {
      subject: t(waits ? 'parentWaits.subject' : 'parentAccepted.subject', { name: accepted.name }),
      preview: t('parentAccepted.preview'),
      blocks: [
        { kind: 'heading', text: t(waits ? 'parentWaits.title' : 'parentAccepted.title', { name: accepted.name }) },
        { kind: 'text', text: t(waits ? 'parentWaits.intro' : 'parentAccepted.intro') },
        { kind: 'facts', facts: [[t('guardian.children'), children]] },
        { kind: 'link', label: t('parentAccepted.open'), url: page(config.publicUrl) },
      ],
    };
  },
};

/** Notifies who accepted a shared link that the inviter confirmed it. */
export const confirmedEmail: EmailKind<typeof data> = {
  name: 'parent-invitation-confirmed',
  data,
  async compose({ db, config }, { invitation: id }, language, { recipient }) {
    const found = await described(db, id);
    if (!found?.accepted || !(await isConfirmedOf(db, found.accepted.id, recipient))) return null;
    if (!(await follows(db, found.accepted.id, found.childIds))) return null;
    const { inviter, children, page } = found;
    const t = emailTranslator(language);
    return {
      subject: t('parentConfirmed.subject', { inviter }),
      preview: t('parentConfirmed.preview'),
      blocks: [
        { kind: 'heading', text: t('parentConfirmed.title') },
        { kind: 'facts', facts: [[t('guardian.children'), children]] },
        { kind: 'link', label: t('parentConfirmed.open'), url: page(config.publicUrl) },
      ],
    };
  },
};
