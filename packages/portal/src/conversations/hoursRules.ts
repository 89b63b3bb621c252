import { officeHoursChangeSchema, type OfficeHoursChange } from '@lia/sdk/conversations/schema';
import { validate } from '@lia/sdk/validation/validate';

export const check = (hours: OfficeHoursChange) => validate(officeHoursChangeSchema, hours, { input: 'typed' });
