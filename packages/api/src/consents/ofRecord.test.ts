import { agreeToTexts, listRecordedConsents } from '@lia/sdk/consents/endpoints';
import type { ConsentRecord } from '@lia/sdk/consents/records';
import {
  donate,
  donateAsMember,
  listDonations,
  listSponsorships,
  listVolunteerings,
  sponsor,
} from '@lia/sdk/giving/endpoints';
import { listOrders } from '@lia/sdk/receipts/administration';
import { contactSchool, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { registerParent } from '@lia/sdk/registrations/families';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { donation as donationRules, sponsorship, volunteering } from '@lia/sdk/testing/rules/giving';
import { describe, expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { donation } from '../testing/donations.ts';
import { family } from '../testing/families.ts';
import { schoolWish } from '../testing/schoolWish.ts';
import { registerOne, seen } from '../testing/teachers.ts';

const inForce = consentsInForce();

/** What is sent, from an address and with or without consents, becomes a record of the console. */
interface Sent {
  record: ConsentRecord;
  send: (api: RunningApi, email: string, consents: typeof inForce | undefined) => Promise<unknown>;
  list: (admin: Member, filter: string) => Promise<{ id: string }[]>;
}

const plan = firstTerms[1];

const sent: Record<string, Sent> = {
  'a donation': {
    record: 'donations',
    send: ({ visitor }, email, consents) => visitor.call(donate, { body: { ...donationRules.valid, email, consents } }),
    list: ({ client }, filter) => client.call(listDonations, { query: { filter } }),
  },
  'a donation that we call about': {
    record: 'donations',
    send: ({ visitor }, email, consents) =>
      visitor.call(donate, { body: { ...donationRules.valid, support: 2, instructions: 'Somos 40', email, consents } }),
    list: ({ client }, filter) => client.call(listDonations, { query: { filter } }),
  },
  'a sponsorship': {
    record: 'sponsorships',
    send: ({ visitor }, email, consents) => visitor.call(sponsor, { body: { ...sponsorship.valid, email, consents } }),
    list: ({ client }, filter) => client.call(listSponsorships, { query: { filter } }),
  },
  'an offer to volunteer': {
    record: 'volunteerings',
    send: ({ visitor }, email, consents) => visitor.call(donate, { body: { ...volunteering.valid, email, consents } }),
    list: ({ client }, filter) => client.call(listVolunteerings, { query: { filter } }),
  },
  "a school's request": {
    record: 'school-contacts',
    send: ({ visitor }, email, consents) => visitor.call(contactSchool, { body: { ...schoolWish, email, consents } }),
    list: ({ client }, filter) => client.call(listSchoolContacts, { query: { filter } }),
  },
  "a family's order": {
    record: 'orders',
    send({ visitor }, email, consents) {
      const { form, children } = family(email.split('@')[0] ?? '');
      const { id = 0, price = 0 } = plan ?? {};
      return visitor.call(registerParent, {
        body: { ...form, email, children, id_licenses_type: id, unit_price: price, consents },
      });
    },
    list: ({ client }, filter) => client.call(listOrders, { query: { filter } }),
  },
};

/** The version of each text in the console's record. */
async function consentsOf(admin: Member, record: ConsentRecord, id: string | undefined) {
  const { data } = await admin.client.call(listRecordedConsents, { params: { record, id: id ?? '' } });
  return Object.fromEntries(data.map((one) => [one.document, one.agreed?.version ?? null]));
}

const none = { terms: null, privacy: null };

describe('consents in the console', () => {
  test.for(Object.entries(sent))('%s has them or lacks them', async ([, { record, send, list }], { api }) => {
    const admin = await api.member('admin');
    for (const [name, consents] of [['con', inForce], ['sin']] as const) {
      const email = `${name}.consentimiento@example.mx`;
      await send(api, email, consents);
      const [row] = await list(admin, JSON.stringify({ q: email }));
      expect(await consentsOf(admin, record, row?.id), name).toEqual(consents ?? none);
    }
  });

  test('a teacher’s registration has those that completed it', async ({ api }) => {
    const admin = await api.member('admin');
    await registerOne(api, 'maestra.registrada');
    const [application] = await seen(api, 'maestra.registrada');
    expect(await consentsOf(admin, 'teachers', application?.id)).toEqual(inForce);
  });

  test('follows a member who agrees later', async ({ api }) => {
    const admin = await api.member('admin');
    const parent = await api.member('padre');
    const { name: _name, email: _email, ...gift } = donation;
    const { data } = await parent.client.call(donateAsMember, { body: gift });
    const filter = JSON.stringify({ q: `${parent.username}@example.com` });
    const [row] = await admin.client.call(listDonations, { query: { filter } });
    const everywhere = () =>
      Promise.all([consentsOf(admin, 'donations', row?.id), consentsOf(admin, 'orders', data.order?.id)]);
    expect(await everywhere()).toEqual([none, none]);
    await parent.client.call(agreeToTexts, { body: { consents: inForce } });
    expect(await everywhere()).toEqual([inForce, inForce]);
  });

  test('is for administrators, of records that there are', async ({ api }) => {
    const { token } = await api.member('admin');
    const nothing = '/consents/donations/00000000-0000-4000-8000-000000000000';
    for (const path of [nothing, nothing.replace('donations', 'orders'), '/consents/users/1', '/consents/teachers/1']) {
      expect((await api.request('GET', path, { token })).status, path).toBe(404);
    }
  });
});
