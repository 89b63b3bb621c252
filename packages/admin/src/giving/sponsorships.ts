import { getSponsorshipFile, listSponsorships } from '@lia/sdk/giving/endpoints';
import { sponsorshipRecordLabels } from '@lia/sdk/giving/recordLabels';
import type { SponsorshipRecord } from '@lia/sdk/giving/records';
import {
  COURSE_PER_STUDENT,
  MORE_STUDENTS,
  OTHER_AMOUNT,
  PROJECT_PER_STUDENT_MONTH,
} from '@lia/sdk/giving/sponsorshipRules';
import { type Centavos, formatPesos } from '@lia/sdk/payments/money';

import { defineResource } from '../resources/definition.ts';
import type { Words } from '../resources/field.ts';
import { giftList, giftPage } from './giftPage.tsx';
import './en.ts';
import './es.ts';

const amount = ({ total }: SponsorshipRecord, { t }: Words) =>
  total === null ? t('donations.noAmount') : formatPesos(total);

const mode = ({ sponsorship }: SponsorshipRecord, { t }: Words) => t(`sponsorships.types.${sponsorship}`);

/** What each student costs, by the month for projects: as it was agreed on, for more than ten. */
function priceOf({ sponsorship, agreedStudents, supportMonths, total }: SponsorshipRecord): Centavos {
  if (agreedStudents !== null && total !== null) return total / agreedStudents / (supportMonths ?? 1);
  return sponsorship === 2 ? COURSE_PER_STUDENT : PROJECT_PER_STUDENT_MONTH;
}

function arithmetic(given: SponsorshipRecord, { t }: Words): string {
  const { supportStudents, supportMonths, agreedStudents } = given;
  if (supportStudents === OTHER_AMOUNT) return t('sponsorships.freeAmount');
  if (supportStudents === MORE_STUDENTS && agreedStudents === null) return t('sponsorships.moreStudents');
  const factors = [
    t('sponsorships.students', { count: agreedStudents ?? supportStudents }),
    supportMonths !== null && t('sponsorships.months', { count: supportMonths }),
    formatPesos(priceOf(given)),
  ];
  return factors.filter(Boolean).join(' × ');
}

/** Sponsorships that arrived through the forms. */
export const sponsorships = defineResource({
  list: listSponsorships,
  labels: sponsorshipRecordLabels,
  none: 'sponsorships.none',
  sort: { field: 'created_at', order: 'DESC' },
  ...giftList<SponsorshipRecord>('sponsorships.sponsor', { source: 'sponsorship', value: mode }, arithmetic),
  show: {
    title: ({ businessName }, { t }) => t('sponsorships.titleOne', { name: businessName }),
    covers: [
      'total',
      'supportStudents',
      'agreedStudents',
      'supportMonths',
      'publish',
      'file',
      'status',
      'contacted',
      'declined_at',
      'shown_at',
    ],
    ...giftPage<SponsorshipRecord>({
      file: getSponsorshipFile,
      labels: {
        gift: 'sponsorships.gift',
        giver: 'sponsorships.sponsor',
        contactTitle: 'sponsorships.contactTitle',
        contactBody: 'sponsorships.contactBody',
      },
      mode: { source: 'sponsorship', value: mode },
      amount,
      arithmetic,
      appearance: ({ publish }, { t }) => t(`sponsorships.publishChoices.${publish}`),
      publish: ({ publish }) => publish,
      agreed: (given) =>
        given.supportStudents === MORE_STUDENTS
          ? {
              order: given.order_id,
              students: given.agreedStudents,
              byMonth: given.sponsorship === 1,
              months: given.supportMonths,
              unitPrice: priceOf(given),
              labels: { lead: 'sponsorships.agreeLead', students: 'sponsorships.agreeStudents' },
            }
          : null,
      more: [],
    }),
  },
});
