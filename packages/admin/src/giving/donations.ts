import type { DonationRecord } from '@lia/sdk/giving/records';
import { getDonationFile, listDonations } from '@lia/sdk/giving/endpoints';
import { donationRecordLabels } from '@lia/sdk/giving/recordLabels';
import { DONATION_PER_CHILD, publishChoice } from '@lia/sdk/giving/rules';
import { formatPesos } from '@lia/sdk/payments/money';

import { defineResource } from '../resources/definition.ts';
import type { Words } from '../resources/field.ts';
import { giftList, giftPage } from './giftPage.tsx';
import './en.ts';
import './es.ts';

const amount = ({ total }: DonationRecord, { t }: Words) =>
  total === null ? t('donations.noAmount') : formatPesos(total);

const mode = ({ support }: DonationRecord, { t }: Words) => t(`donations.modes.${support}`);

/** What each child costs: as it was agreed on, for more than ten. */
const priceOf = ({ support, supportStudents, total }: DonationRecord) =>
  support === 2 && supportStudents !== null && total !== null ? total / supportStudents : DONATION_PER_CHILD;

const arithmetic = (donation: DonationRecord, { t }: Words) =>
  donation.support !== 3 && donation.supportStudents !== null
    ? t('donations.arithmetic', {
        children: t('donations.children', { count: donation.supportStudents }),
        price: formatPesos(priceOf(donation)),
      })
    : null;

/** Donations that arrived through the forms (document 1 sections 3 to 5). Those that wait for our call stand out. */
export const donations = defineResource({
  list: listDonations,
  labels: donationRecordLabels,
  none: 'donations.none',
  sort: { field: 'created_at', order: 'DESC' },
  ...giftList<DonationRecord>('donations.donor', { source: 'support', value: mode }, arithmetic),
  show: {
    title: ({ businessName }, { t }) => t('donations.titleOne', { name: businessName }),
    covers: [
      'total',
      'supportStudents',
      'publish_donors',
      'publish_logo',
      'publish_both',
      'file',
      'status',
      'contacted',
      'declined_at',
      'shown_at',
    ],
    ...giftPage<DonationRecord>({
      file: getDonationFile,
      labels: {
        gift: 'donations.gift',
        giver: 'donations.donor',
        contactTitle: 'donations.contactTitle',
        contactBody: 'donations.contactBody',
      },
      mode: { source: 'support', value: mode },
      amount,
      arithmetic,
      appearance: (donation, { t }) => t(`donations.publishChoices.${publishChoice(donation)}`),
      publish: (donation) => publishChoice(donation),
      agreed: (donation) =>
        donation.support === 2
          ? {
              order: donation.order_id,
              students: donation.supportStudents,
              byMonth: false,
              months: null,
              unitPrice: priceOf(donation),
              labels: { lead: 'donations.agreeLead', students: 'donations.agreeChildren' },
            }
          : null,
      more: [{ source: 'instructions' }],
    }),
  },
});
