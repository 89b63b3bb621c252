import { giverLabels } from '@lia/sdk/giving/giftLabels';
import { donationLabels } from '@lia/sdk/giving/labels';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { Database } from '../platform/database.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { donations, sponsorships } from './tables.ts';

const kinds = ['donation', 'sponsorship'] as const;
const data = record({ kind: string().oneOf(kinds).required(), gift: string().required() });

/** Notifies our team of a gift whose giver is called first: one for more than ten children. */
export const offeredEmail: EmailKind<typeof data> = {
  name: 'gift-offered',
  data,
  async compose({ db }, { kind, gift: id }, language) {
    const gift = await find(db, kind, id);
    if (!gift) return null;
    const t = emailTranslator(language);
    const { businessName, name, position, email, phone_number, institution, instructions } = gift;
    return {
      subject: t(`offered.${kind}.subject`, { company: businessName }),
      preview: instructions ?? institution ?? businessName,
      blocks: [
        { kind: 'heading', text: t(`offered.${kind}.title`) },
        {
          kind: 'facts',
          facts: [
            [giverLabels.businessName[language], businessName],
            [giverLabels.name[language], name],
            [giverLabels.position[language], position],
            [giverLabels.email[language], email],
            [giverLabels.phone_number[language], phone_number],
            ...(institution === null ? [] : [[giverLabels.institution[language], institution] as const]),
            ...(instructions === null ? [] : [[donationLabels.instructions[language], instructions] as const]),
          ],
        },
      ],
    };
  },
};

async function find(db: Database, kind: (typeof kinds)[number], id: string) {
  if (kind === 'donation') return (await db.select().from(donations).where(eq(donations.id, id)))[0];
  const [sponsorship] = await db.select().from(sponsorships).where(eq(sponsorships.id, id));
  return sponsorship && { ...sponsorship, instructions: null };
}
