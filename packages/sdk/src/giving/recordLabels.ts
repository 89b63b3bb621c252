import { contactRecordLabels } from '../contacts/labels.ts';
import type { Labels } from '../messages/labels.ts';
import type { DonationRecord, SponsorshipRecord, VolunteeringRecord } from './records.ts';
import { fileLabel } from './giftLabels.ts';
import { donationLabels } from './labels.ts';
import { sponsorshipLabels } from './sponsorshipLabels.ts';
import { volunteeringLabels } from './volunteeringLabels.ts';

// Labels of what the console reads: apart from those of the forms, which embeds fetch.

const giftRecordLabels = {
  ...contactRecordLabels,
  declined_at: { es: 'Dijo que no', en: 'Declined' },
  total: { es: 'Importe', en: 'Amount' },
  // «Folio» is the number of the receipt.
  id: { es: 'Clave', en: 'Id' },
  folio: { es: 'Folio del recibo', en: 'Receipt number' },
  order_id: { es: 'Pedido', en: 'Order' },
  shown_at: { es: 'En el muro de donantes desde', en: 'On the wall of donors since' },
  payment_id: { es: 'Pago', en: 'Payment' },
  file: fileLabel,
};

export const donationRecordLabels = {
  ...donationLabels,
  ...giftRecordLabels,
  publish_donors: { es: 'Publicar el donativo y el nombre', en: 'Publish the donation and the name' },
  publish_logo: { es: 'Publicar solo el nombre de la empresa', en: 'Publish the business name only' },
  publish_both: { es: 'No publicar', en: 'Do not publish' },
} satisfies Labels<DonationRecord>;

export const sponsorshipRecordLabels = {
  ...sponsorshipLabels,
  ...giftRecordLabels,
  agreedStudents: { es: 'Estudiantes acordados', en: 'Students agreed on' },
  publish: { es: 'Publicación', en: 'Publication' },
} satisfies Labels<SponsorshipRecord>;

export const volunteeringRecordLabels = {
  ...volunteeringLabels,
  ...contactRecordLabels,
} satisfies Labels<VolunteeringRecord>;
