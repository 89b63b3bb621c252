/** Texts about records of the same person, in English. */
export const people = {
  title: 'Also is, or may be',
  sure: 'The same person',
  maybe: 'Possible duplicate',
  reasons: {
    email: 'Has the same e-mail address.',
    similar: 'Has almost the same address: only the dots or the part after the plus sign differ.',
    phone: 'Has the same phone and the same name.',
  },
  kinds: {
    account: 'Account',
    donor: 'Donor',
    sponsor: 'Sponsor',
    volunteer: 'Volunteering',
    school: 'School that asked for a call',
  },
} as const;
