import { type InferType, number, string } from 'yup';

import { mayConsent } from '../consents/schema.ts';
import { MEXICO } from '../geography/rules.ts';
import { choice, record, messageKey, requiredUuid } from '../validation/fields.ts';
import { parentCallSchema } from './callSchemas.ts';
import { levels, PUBLIC_SCHOOL_ID } from './rules.ts';
import { childrenSchema, childSchema } from './schema.ts';

/** What public registrations carry though it is always the same (document 1 section 9). */
const schoolId = () => choice([PUBLIC_SCHOOL_ID]);

/** A parent with their children in one piece: the parent registration form of document 1 section 3. */
export const familyFormSchema = parentCallSchema.concat(record({ children: childrenSchema() }));
export type FamilyForm = InferType<typeof familyFormSchema>;

/**
 * The same with its plan and what is stored of it (document 1 section 3): `city` is the state once more, `level` one of
 * the children's. `unit_price` is what the plan costs for one child, in centavos: it must be ours.
 */
export const parentRegistrationSchema = familyFormSchema
  .concat(
    record({
      city: string()
        .typeError(messageKey('invalid'))
        .trim(messageKey('untrimmed'))
        .test('state', messageKey('invalid'), (city, { parent }) => city === undefined || city === parent.state),
      school_id: schoolId(),
      level: choice(levels),
      unit_price: number()
        .typeError(messageKey('invalid'))
        .required(messageKey('required'))
        .integer(messageKey('invalid'))
        .min(0, messageKey('invalid')),
      id_licenses_type: number()
        .typeError(messageKey('choice.unknown'))
        .required(messageKey('required'))
        .integer(messageKey('choice.unknown')),
    }),
  )
  .test('level', messageKey('choice.unknown'), ({ level, children }, context) => {
    // Comes before the children are looked at: they may be anything yet.
    const theirs: readonly unknown[] = Array.isArray(children) ? children : [];
    const known = level === undefined || theirs.some((child) => Object(child).level === level);
    return known || context.createError({ path: 'level' });
  });
export type ParentRegistration = InferType<typeof parentRegistrationSchema>;

/** A further child of a parent (document 1 section 3): `tutor_id` is the parent as `id_parent` names them. */
export const studentRegistrationSchema = childSchema.concat(mayConsent()).concat(
  record({
    tutor_id: requiredUuid(),
    school_id: schoolId(),
    country: string().typeError(messageKey('choice.unknown')).oneOf([MEXICO], messageKey('choice.unknown')),
  }),
);
export type StudentRegistration = InferType<typeof studentRegistrationSchema>;
