/** Texts about records of the same person, in English. */
export const people = {
  title: 'Is also, or may be',
  sure: 'The same person',
  maybe: 'Possible duplicate',
  reasons: {
    email: 'Has the same e-mail address.',
    similar: 'Has nearly the same address: dots differ, or what follows the plus sign.',
    phone: 'Has the same phone and the same name.',
  },
  kinds: {
    account: 'Account',
    donor: 'Donor',
    sponsor: 'Sponsor',
    volunteer: 'Volunteering',
    school: 'School that asked to be called',
  },
} as const;
