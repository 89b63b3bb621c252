import type { DonationRecord } from '@lia/sdk/giving/records';
import { donate, listDonations } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';

import type { RunningApi } from './api.ts';

/** Three children, 10 800 pesos. */
export const donation: Donation = {
  support: 1,
  supportStudents: 3,
  institution: 'Fundación Semilla',
  businessName: 'Semilla, A.C.',
  position: 'Directora',
  name: 'Lucía Herrera',
  email: 'lucia@example.mx',
  phone_number: '5512345678',
  country: 'México',
  state: 'Puebla',
  ...publishFlags(1),
};

export const TOTAL = 10_800_00;

/** A donation whose payment is yet to be made. */
export interface OpenDonation {
  orderId: string;
  preferenceId: string;
}

/** Donates and reads from the answer what its payment goes by. */
export async function openDonation(api: RunningApi, change: Partial<Donation> = {}): Promise<OpenDonation> {
  const answer = await api.visitor.call(donate, {
    body: { ...donation, ...change },
    idempotencyKey: newIdempotencyKey(),
  });
  const { order, init_point } = answer.data;
  const preferenceId = init_point?.split('/').at(-1);
  if (!order || !preferenceId) throw new Error('The donation led to no payment');
  return { orderId: order.id, preferenceId };
}

/** Donations by an e-mail address, as the console sees them. */
export async function byEmail(api: RunningApi, email: string): Promise<DonationRecord[]> {
  const admin = await api.member('admin');
  return admin.client.call(listDonations, { query: { filter: JSON.stringify({ q: email }) } });
}

/** Bytes of memory that is surely not shared, which is all that a Blob takes. */
export const blobOf = (...parts: Uint8Array[]): Blob => new Blob(parts.map((part) => new Uint8Array(part)));

/** A donation as a form with a file sends it. */
export function multipart(file: Blob | null, name = 'logo.png', fields: object = donation): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  if (file) form.set('file', file, name);
  return form;
}
