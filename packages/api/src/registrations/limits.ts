/** Registrations from one address: a whole school may sit behind it on an enrolment evening. */
export const REGISTRATIONS = { times: 120, seconds: 60 };
