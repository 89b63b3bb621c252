import { getWallLogo, listWall, markOnWall } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import type { WallDonor, WallGift } from '@lia/sdk/giving/wall';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { orders } from '../payments/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { storedFiles } from '../platform/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { blobOf, byEmail, donation, multipart, TOTAL } from '../testing/donations.ts';

let donors = 0;

/** A donation that is paid, of a business of its own unless one is given. */
async function paid(api: RunningApi, change: Partial<Donation> = {}, logo = blobOf(demoLogo())) {
  donors += 1;
  const email = `donante${donors}@example.mx`;
  const fields = { ...donation, email, businessName: `Empresa ${donors}`, ...change };
  await api.request('POST', '/supportSubscription', { body: multipart(logo, 'logo.png', fields) });
  const [record] = await byEmail(api, fields.email);
  if (!record?.order_id) throw new Error('There is no order');
  await api.app.db.update(orders).set({ status: 'approved' }).where(eq(orders.id, record.order_id));
  return { ...record, order_id: record.order_id };
}

async function put(api: RunningApi, id: string, shown = true, gifts: WallGift = 'donations'): Promise<void> {
  const { client } = await api.member('admin');
  await client.call(markOnWall, { params: { gifts, id }, body: { shown } });
}

const wall = async (api: RunningApi): Promise<WallDonor[]> => (await api.visitor.call(listWall)).data;
const ofName = async (api: RunningApi, name: string) => (await wall(api)).find((donor) => donor.name === name);

describe('the wall of donors', () => {
  test('shows a paid gift once the team put it there, with what its giver chose to show', async ({ api }) => {
    const whole = await paid(api);
    const business = await paid(api, publishFlags(2));
    expect(await ofName(api, whole.businessName)).toBeUndefined();
    await put(api, whole.id);
    await put(api, business.id);
    const logo = (id: string) => expect.stringMatching(new RegExp(`/api/api/donors/${id}/logo$`));
    expect(await ofName(api, whole.businessName)).toEqual({
      id: whole.id,
      name: whole.businessName,
      person: 'Lucía Herrera',
      logo: logo(whole.id),
      total: TOTAL,
    });
    expect(await ofName(api, business.businessName)).toEqual({
      id: business.id,
      name: business.businessName,
      person: null,
      logo: logo(business.id),
      total: null,
    });
    const picture = await api.visitor.call(getWallLogo, { params: { id: whole.id } });
    expect([picture.type, picture.size]).toEqual(['image/png', demoLogo().length]);

    await put(api, whole.id, false);
    expect(await ofName(api, whole.businessName)).toBeUndefined();
    await expect(api.visitor.call(getWallLogo, { params: { id: whole.id } })).rejects.toMatchObject({ status: 404 });
  });

  test('adds the gifts of one donor up, and leaves those out that are returned', async ({ api }) => {
    const first = await paid(api, { businessName: 'Dos veces, S.A.' });
    const second = await paid(api, { businessName: 'Dos veces, S.A.', email: first.email });
    for (const { id } of [first, second]) await put(api, id);
    expect(await ofName(api, 'Dos veces, S.A.')).toMatchObject({ total: 2 * TOTAL });
    await api.app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, first.order_id));
    expect(await ofName(api, 'Dos veces, S.A.')).toMatchObject({ total: TOTAL });
  });

  test('never shows who chose not to be shown', async ({ api }) => {
    const gift = await paid(api, publishFlags(3));
    await expect(put(api, gift.id)).rejects.toMatchObject({ status: 409, code: 'NOT_PUBLISHED' });
    expect(await ofName(api, gift.businessName)).toBeUndefined();
    await expect(put(api, gift.id, true, 'sponsorships')).rejects.toMatchObject({ status: 404 });
  });

  test('shows no logo that is no picture, or that a slow phone would wait for', async ({ api }) => {
    const gift = await paid(api);
    await put(api, gift.id);
    for (const change of [{ type: 'application/pdf' }, { type: 'image/png', size: 200_001 }]) {
      await api.app.db.update(storedFiles).set(change);
      expect(await ofName(api, gift.businessName)).toMatchObject({ logo: null });
      await expect(api.visitor.call(getWallLogo, { params: { id: gift.id } })).rejects.toMatchObject({ status: 404 });
    }
  });
});
