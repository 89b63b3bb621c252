import { volunteeringLabels as labels } from '@lia/sdk/giving/volunteeringLabels';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { volunteerings } from './tables.ts';

const data = record({ volunteering: string().required() });

/** Notifies our team of a company that wants to volunteer. */
export const volunteeringEmail: EmailKind<typeof data> = {
  name: 'volunteering',
  data,
  async compose({ db }, { volunteering: id }, language) {
    const [offer] = await db.select().from(volunteerings).where(eq(volunteerings.id, id));
    if (!offer) return null;
    const t = emailTranslator(language);
    const { company, businessName, position, name, email, phone_number, instructions } = offer;
    return {
      subject: t('volunteer.subject', { company }),
      preview: instructions,
      blocks: [
        { kind: 'heading', text: t('volunteer.title') },
        {
          kind: 'facts',
          facts: [
            [labels.company[language], company],
            [labels.businessName[language], businessName],
            [labels.name[language], name],
            [labels.position[language], position],
            [labels.email[language], email],
            [labels.phone_number[language], phone_number],
            [labels.instructions[language], instructions],
          ],
        },
      ],
    };
  },
};
