import { GUARDIAN_INVITATION_DAYS } from '@lia/sdk/guardianInvitations/schema';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { invitationToken } from '../guardians/invitations.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { openInvitation } from './invitations.ts';

const data = record({ invitation: string().required() });

/** Invites a guardian whom a school names. The token is in the fragment (`#`), which browsers send to no server. */
export const guardianInvitationEmail: EmailKind<typeof data> = {
  name: 'guardian-invitation',
  data,
  unsolicited: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config, secret }, { invitation: id }, language) {
    const invitation = await openInvitation(db, eq(guardianInvitations.id, id));
    if (!invitation || invitation.children.length === 0) return null;
    const t = emailTranslator(language);
    const { school, children, teachers } = invitation;
    return {
      subject: t('guardian.subject', { school }),
      preview: t('guardian.preview'),
      blocks: [
        { kind: 'heading', text: t('guardian.title', { school }) },
        { kind: 'text', text: t(teachers.length > 0 ? 'guardian.intro.teacher' : 'guardian.intro') },
        {
          kind: 'facts',
          facts: [
            [t('guardian.children'), children.join(', ')],
            ...(teachers.length > 0 ? [[t('guardian.teachers'), teachers.join(', ')] as const] : []),
          ],
        },
        {
          kind: 'link',
          label: t('guardian.open'),
          url: `${config.publicUrl}/invitacion#token=${invitationToken(secret, id)}`,
        },
        { kind: 'note', text: t('guardian.days', { days: String(GUARDIAN_INVITATION_DAYS) }) },
        { kind: 'note', text: t('guardian.notYou') },
      ],
    };
  },
};
