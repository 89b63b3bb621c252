import { ARCHIVE_DAYS } from '@lia/sdk/archives/parts';
import { formatDay } from '@lia/sdk/calendar/days';
import { dataRequestKindLabels, dataRequestLabels as labels } from '@lia/sdk/dataRequests/labels';
import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { answeredBy, isUserActive } from './answeredBy.ts';
import { dataRequests } from './tables.ts';

const data = record({
  request: string().required(),
  event: string().oneOf(['received', 'archived', 'answered', 'refused', 'extended']).required(),
});

/** What became of a request. It has the answer itself where that is not read in an account. */
export const dataRequestEmail: EmailKind<typeof data> = {
  name: 'data-request',
  data,
  async compose({ db, config }, { request: id, event }, language) {
    const [found] = await db
      .select({ request: dataRequests, answeredBy, isUserActive })
      .from(dataRequests)
      .leftJoin(users, eq(users.id, dataRequests.userId))
      .where(eq(dataRequests.id, id));
    if (!found) return null;
    const { request, answeredBy: channel, isUserActive: isActive } = found;
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
            ...(noted !== null && channel === 'email' ? [[labels.note[language], noted] as const] : []),
          ],
        },
        ...(isActive === false && channel === null
          ? [{ kind: 'text' as const, text: t('data.deactivated', { email: CONTACT_EMAIL }) }]
          : []),
        ...(isActive
          ? [{ kind: 'link' as const, label: t('data.open'), url: `${config.publicUrl}${MY_DATA_PATH}` }]
          : []),
      ],
    };
  },
};
