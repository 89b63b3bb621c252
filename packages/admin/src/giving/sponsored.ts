import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import {
  COURSE_PER_STUDENT,
  MORE_STUDENTS,
  OTHER_AMOUNT,
  PROJECT_PER_STUDENT_MONTH,
} from '@lia/sdk/giving/sponsorshipRules';
import { formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/text.ts';

/** What a sponsorship gives, in words: its amount, and how it came about where there is something to multiply. */
export function useSponsorship() {
  const t = useText();
  const counted = (students: number, months: number | null) => [
    t('sponsorships.students', { smart_count: students }),
    ...(months === null ? [] : [t('sponsorships.months', { smart_count: months })]),
  ];
  return {
    amount: ({ total }: SponsorshipRecord) => (total === null ? t('donations.noAmount') : formatPesos(total)),
    arithmetic: ({ sponsorship, supportStudents: students, supportMonths }: SponsorshipRecord): string => {
      if (students === OTHER_AMOUNT) return t('sponsorships.freeAmount');
      if (students === MORE_STUDENTS) return t('sponsorships.moreStudents');
      const price = sponsorship === 2 ? COURSE_PER_STUDENT : PROJECT_PER_STUDENT_MONTH;
      return [...counted(students, supportMonths), formatPesos(price)].join(' × ');
    },
  };
}
