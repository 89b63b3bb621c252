import { listAudit } from '@lia/sdk/audit/endpoints';
import { type CompanyGift, getGiftCompany, linkGiftCompany } from '@lia/sdk/giving/company';
import { donate, listDonations, listSponsorships, listVolunteerings, sponsor } from '@lia/sdk/giving/endpoints';
import { deleteInstitution } from '@lia/sdk/institutions/endpoints';
import { describe, expect } from 'vitest';

import { donation } from '../testing/donations.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { add, test } from '../testing/institutions.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const lists = { donations: listDonations, sponsorships: listSponsorships, volunteerings: listVolunteerings };

/** What of one kind a filter finds, by id. */
const idsOf = async ({ client }: Member, gifts: CompanyGift, filter: object) =>
  (await client.call(lists[gifts], { query: { filter: JSON.stringify(filter) } })).map(({ id }) => id);

/** One of each kind under a legal name; what the giver calls the company is the form's own field. */
async function give({ visitor }: RunningApi, gifts: CompanyGift, businessName: string, called: string) {
  const { support: _, supportStudents: __, ...giver } = { ...donation, businessName, institution: called };
  if (gifts === 'donations') await visitor.call(donate, { body: { ...donation, ...giver } });
  else if (gifts === 'sponsorships') {
    await visitor.call(sponsor, { body: { ...giver, sponsorship: 2, supportStudents: 3 } });
  } else {
    const { name, email, position, phone_number } = donation;
    await visitor.call(donate, {
      body: {
        support: 2,
        company: called,
        businessName,
        name,
        email,
        position,
        phone_number,
        instructions: 'Los viernes por la tarde.',
      },
    });
  }
}

describe('a gift of a company', () => {
  test.for(['donations', 'sponsorships', 'volunteerings'] as const)(
    'of %s is linked to it, found by it, and unlinked',
    async (gifts, { api, admin }) => {
      const part = await add(admin, { School: `Grupo Ñandú ${gifts} del Norte`, Type: 'Empresa' });
      const equal = await add(admin, { School: `Ñandú ${gifts}`, Type: 'Empresa' });
      await add(admin, { School: `Ñandú ${gifts} del Norte`, Type: 'Escuela' });
      const businessName = `Grupo Ñandú ${gifts} del Norte, S.A.`;
      await give(api, gifts, businessName, `NANDU  ${gifts.toUpperCase()}`);
      const [id = ''] = await idsOf(admin, gifts, { q: businessName });
      const params = { gifts, id };
      const read = () => admin.client.call(getGiftCompany, { params });
      const link = (company_id: number | null) => admin.client.call(linkGiftCompany, { params, body: { company_id } });
      const named = ({ SchoolId, School }: typeof part) => ({ id: SchoolId, name: School });

      await expect(read()).resolves.toEqual({ company: null, proposals: [named(equal), named(part)] });
      await link(equal.SchoolId);
      await link(equal.SchoolId);
      await expect(read()).resolves.toMatchObject({ company: named(equal) });
      await expect(idsOf(admin, gifts, { company_id: equal.SchoolId })).resolves.toEqual([id]);
      await expect(idsOf(admin, gifts, { company_id: part.SchoolId })).resolves.toEqual([]);
      await link(null);
      await expect(read()).resolves.toMatchObject({ company: null });

      const changes = await admin.client.call(listAudit, {
        query: { filter: JSON.stringify({ record: gifts, record_id: id, operation: 'update' }) },
      });
      const change = (before: number | null, after: number | null) =>
        expect.objectContaining({ field: 'company_id', before, after });
      expect(changes.map((entry) => entry.changes)).toEqual([
        [change(equal.SchoolId, null)],
        [change(null, equal.SchoolId)],
      ]);
    },
  );

  test('is not linked to a school, to a deleted company, or for others than administrators', async ({ api, admin }) => {
    const company = await add(admin, { School: 'Textiles Amate', Type: 'Empresa' });
    const gone = await add(admin, { School: 'Textiles de ayer', Type: 'Empresa' });
    await admin.client.call(deleteInstitution, { params: { id: gone.SchoolId } });
    const school = await add(admin, { School: 'Primaria Amate' });
    await give(api, 'donations', 'Amate y Amate', 'Textiles Amate');
    const [id = ''] = await idsOf(admin, 'donations', { q: 'Amate y Amate' });
    const params = { gifts: 'donations', id } as const;
    for (const company_id of [school.SchoolId, gone.SchoolId, 2_000_000_000]) {
      await expect(admin.client.call(linkGiftCompany, { params, body: { company_id } })).rejects.toMatchObject({
        status: 422,
        fields: { company_id: expect.any(String) },
      });
    }
    const body = { company_id: company.SchoolId };
    await expect(
      admin.client.call(linkGiftCompany, { params: { gifts: 'sponsorships', id }, body }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      admin.client.call(getGiftCompany, { params: { gifts: 'donations', id: NOWHERE } }),
    ).rejects.toMatchObject({ status: 404 });
    const other = await api.member('admin_escuela');
    for (const call of [
      () => other.client.call(getGiftCompany, { params }),
      () => other.client.call(linkGiftCompany, { params, body }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 403 });
    }
    await expect(idsOf(admin, 'donations', { company_id: company.SchoolId })).resolves.toEqual([]);
  });
});
