/** Registrations from one address: a whole school may sit behind it on an enrolment evening. */
export const REGISTRATIONS = { times: 120, seconds: 60 };

/** Questions about usernames from one network: enough for several families, and too few to collect names. */
export const USERNAME_CHECKS = { times: 60, seconds: 600 };
