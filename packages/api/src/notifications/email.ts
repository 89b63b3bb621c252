import { NOTIFICATIONS_PATH } from '@lia/sdk/notifications/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, asc, inArray } from 'drizzle-orm';
import { array, string } from 'yup';

import { isForReader } from '../accounts/notifications/forReader.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { unsubscribing } from '../accounts/notifications/unsubscribe.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { describe, notificationTranslator } from './describe.ts';

const data = record({ notifications: array(string().required()).required().min(1) });

/** One notification, or those of a day or a week together. */
export const notificationEmail: EmailKind<typeof data> = {
  name: 'notification',
  data,
  async compose(app, { notifications: ids }, language, { recipient }) {
    const rows = await app.db
      .select()
      .from(notifications)
      .where(and(inArray(notifications.id, ids), isForReader(app.modules)))
      .orderBy(asc(notifications.createdAt), asc(notifications.id));
    const described = rows.map((row) => describe(row, language));
    const [[row], [first]] = [rows, described];
    // Deleted with the account, or no longer for its reader.
    if (!row || !first) return null;
    const topic = rows.every(({ kind }) => kind === row.kind) ? row.kind : 'all';
    const ending = await unsubscribing(app, topic, row.userId, recipient, language);
    const t = notificationTranslator(language);
    const isOne = described.length === 1;
    const title = isOne ? first.title : t('email.several', { count: described.length });
    return {
      ...ending,
      subject: title,
      preview: isOne ? first.detail : t('email.preview'),
      blocks: [
        { kind: 'heading', text: title },
        ...(isOne
          ? [{ kind: 'text' as const, text: first.detail }]
          : [{ kind: 'facts' as const, facts: described.map((one) => [one.title, one.detail] as const) }]),
        { kind: 'link', label: t('email.open'), url: app.config.publicUrl + (isOne ? first.path : NOTIFICATIONS_PATH) },
        ...ending.blocks,
      ],
    };
  },
};
