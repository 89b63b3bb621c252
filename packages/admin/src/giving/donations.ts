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

const arithmetic = ({ support, supportStudents }: DonationRecord, { t }: Words) =>
  support === 1 && supportStudents !== null
    ? t('donations.arithmetic', {
        children: t('donations.children', { count: supportStudents }),
        price: formatPesos(DONATION_PER_CHILD),
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
      more: [{ source: 'instructions' }],
    }),
  },
});
