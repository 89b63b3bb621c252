import { ARCHIVE_DAYS } from '@lia/sdk/archives/parts';
import { formatDay } from '@lia/sdk/calendar/days';
import { dataRequestKindLabels, dataRequestLabels as labels } from '@lia/sdk/dataRequests/labels';
import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { eq, sql } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { dataRequests } from './tables.ts';

const data = record({
  request: string().required(),
  event: string().oneOf(['received', 'archived', 'answered', 'refused', 'extended']).required(),
});

/**
 * What became of a request. The answer itself goes to people without an account alone, or whose account was erased: a member reads it
 * there, since the address of an account may be wrong.
 */
export const dataRequestEmail: EmailKind<typeof data> = {
  name: 'data-request',
  data,
  async compose({ db, config }, { request: id, event }, language) {
    const [found] = await db
      .select({ request: dataRequests, isReader: sql<boolean>`${users.id} is not null and ${users.erasedAt} is null` })
      .from(dataRequests)
      .leftJoin(users, eq(users.id, dataRequests.userId))
      .where(eq(dataRequests.id, id));
    if (!found) return null;
    const { request, isReader } = found;
    const t = emailTranslator(language);
    const { kind, dueOn, extension, note } = request;
    const day = formatDay(dueOn, language);
    const noted = { received: null, archived: null, extended: extension, answered: note, refused: note }[event];
    const title = t(`data.${event}.title`);
    return {
      subject: title,
      preview: dataRequestKindLabels[kind][language],
      blocks: [
        { kind: 'heading', text: title },
        { kind: 'text', text: t(`data.${event}.text`, { day, days: String(ARCHIVE_DAYS), email: CONTACT_EMAIL }) },
        {
          kind: 'facts',
          facts: [
            [labels.id[language], id],
            [labels.kind[language], dataRequestKindLabels[kind][language]],
            ...(event === 'received' || event === 'extended' ? [[labels.due_on[language], day] as const] : []),
            ...(noted !== null && !isReader ? [[labels.note[language], noted] as const] : []),
          ],
        },
        ...(isReader
          ? [{ kind: 'link' as const, label: t('data.open'), url: `${config.publicUrl}${MY_DATA_PATH}` }]
          : []),
      ],
    };
  },
};
