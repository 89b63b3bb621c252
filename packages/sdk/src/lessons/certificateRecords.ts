import { array, boolean, type InferType, number, string } from 'yup';

import type { Labels } from '../messages/labels.ts';
import { record, text } from '../validation/fields.ts';

/** Another spelling of the name of a certificate, and why. */
export const certificateCorrectionSchema = record({ name: text(3, 200), reason: text(5, 300) });
export type CertificateCorrection = InferType<typeof certificateCorrectionSchema>;

/** What the console's form asks of a correction. */
export const certificateCorrectionLabels = {
  name: { es: 'Nombre en la constancia', en: 'Name on the certificate' },
  reason: { es: 'Por qué', en: 'Why' },
} satisfies Labels<CertificateCorrection>;

/**
 * A certificate as the console lists it: `name` is that of today, `corrections` are the names that it had, the latest first. `valid` as
 * its public page shows it. ISO instants.
 */
export const certificateRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  number: number().required(),
  code: string().required(),
  course_id: number().required(),
  course_name: string().required(),
  username: string().required(),
  name: string().required(),
  valid: boolean().required(),
  corrections: array(
    record({
      name: string().required(),
      reason: string().required(),
      by: string().required(),
      corrected_at: string().required(),
    }),
  ).required(),
});
export type CertificateRecord = InferType<typeof certificateRecordSchema>;

export const certificateListSchema = array(certificateRecordSchema).required();

export const certificateSavedSchema = record({ message: string().required(), data: certificateRecordSchema });
export type CertificateSaved = InferType<typeof certificateSavedSchema>;
